/** The set: carpet, walls with their doors, plinth, keyhole, and the light of a lamp in a dark room. */
import {
  AmbientLight,
  BoxGeometry,
  CircleGeometry,
  DoubleSide,
  type Group,
  Group as Stand,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PlaneGeometry,
  PointLight,
  SpotLight,
} from 'three'
import { ahead, doorMiddle, HALL, middleOf, outside, type Side, SIDES, SQUARE, SQUARES } from '../view'
import { brass, carpet, doorLeaf, fibres, plate, wallpaper } from './paint'
import { GLOWS, LIGHTS, PLINTH } from './tokens'

type Plain = Mesh<PlaneGeometry, MeshLambertMaterial>

export const WALL_OUT = 18
export const WALL_TALL = 78

export class StageSet {
  readonly squares = new Map<string, Plain>()
  readonly walls = new Map<Side, Group>()
  readonly doors = new Map<string, Plain>()
  readonly keyhole = new Stand()
  readonly lamp = new SpotLight(LIGHTS.lamp, 6.2, 0, Math.PI / 5.2, 0.85, 0)
  /** A weak light from where the player sits, so that what is near has a face. */
  readonly front = new PointLight(LIGHTS.front, 0.55, 0, 0)

  /** `board` turns with the hall; `wings` do not. */
  constructor(board: Group, wings: Group) {
    this.#light(wings)
    this.#plinth(wings)
    const [even, odd] = [carpet(false), carpet(true)]
    for (const [index, square] of SQUARES.entries()) {
      const mesh = new Mesh(
        new PlaneGeometry(SQUARE, SQUARE),
        new MeshLambertMaterial({ map: (Math.floor(index / 6) + index) % 2 ? odd : even }),
      )
      const [x, y] = middleOf(square)
      mesh.position.set(x, y, 0)
      mesh.receiveShadow = true
      mesh.material.emissive.set(GLOWS.square)
      mesh.userData = { what: 'square', name: square }
      this.squares.set(square, mesh)
      board.add(mesh)
    }
    const [paper, leaf] = [wallpaper(), doorLeaf()]
    for (const side of SIDES) {
      const wall = this.#wall(side, paper, leaf)
      this.walls.set(side, wall)
      board.add(wall)
    }
    const gold = new Mesh(
      new PlaneGeometry(56, 56),
      new MeshBasicMaterial({ map: plate(), transparent: true, side: DoubleSide }),
    )
    gold.rotation.set(Math.PI / 2, Math.PI, 0)
    this.keyhole.add(gold)
    board.add(this.keyhole)
  }

  /** Light squares up, from 0 to 1. */
  light(lit: ReadonlyMap<string, number>): void {
    for (const [square, mesh] of this.squares) mesh.material.emissiveIntensity = (lit.get(square) ?? 0) * 0.42
  }

  glow(glowing: ReadonlySet<string>): void {
    for (const [name, leaf] of this.doors) leaf.material.emissive.set(glowing.has(name) ? GLOWS.door : GLOWS.none)
  }

  lock(where: readonly [Side, number] | null): void {
    this.keyhole.visible = where !== null
    if (!where) return
    const [x, y] = doorMiddle(...where)
    const [dx, dy] = ahead(where[0])
    this.keyhole.position.set(x - dx * 5, y - dy * 5, 28)
    this.keyhole.rotation.z = Math.atan2(dy, dx) - Math.PI / 2
  }

  /** Draw only the walls that stand behind the hall for an eye; `turn` is how far the board is turned. */
  open(x: number, y: number, turn: number): void {
    for (const [side, wall] of this.walls) {
      const [dx, dy] = ahead(side)
      const [rx, ry] = [dx * Math.cos(turn) - dy * Math.sin(turn), dx * Math.sin(turn) + dy * Math.cos(turn)]
      wall.visible = (x - HALL / 2) * rx + (y - HALL / 2) * ry > -HALL * 0.2
    }
  }

  #light(wings: Group): void {
    const sky = new HemisphereLight(LIGHTS.sky, LIGHTS.ground, 1.25)
    sky.position.set(0, 0, 1)
    const moon = new PointLight(LIGHTS.moon, 1.1, 0, 0)
    moon.position.set(-220, 420, 240)
    this.lamp.position.set(HALL / 2 - 70, HALL / 2 + 30, 430)
    this.lamp.target.position.set(HALL / 2, HALL / 2, 0)
    this.lamp.shadow.mapSize.set(1024, 1024)
    this.lamp.shadow.camera.near = 150
    this.lamp.shadow.camera.far = 700
    this.lamp.shadow.bias = -0.0012
    this.lamp.shadow.normalBias = 0.4
    this.lamp.shadow.radius = 5
    wings.add(new AmbientLight(LIGHTS.ambient, 0.35), sky, moon, this.front, this.lamp, this.lamp.target)
  }

  #plinth(wings: Group): void {
    const grain = fibres()
    const middle = HALL / 2
    const box = (side: number, top: number, tall: number, color: string) => {
      const mesh = new Mesh(new BoxGeometry(side, side, tall), new MeshLambertMaterial({ color, map: grain }))
      mesh.position.set(middle, middle, top - tall / 2)
      mesh.receiveShadow = true
      wings.add(mesh)
    }
    box(HALL + 150, -16, 6, PLINTH.foot)
    box(HALL + 138, -4, 12, PLINTH.base)
    box(HALL + 46, -2.4, 2, PLINTH.brass)
    box(HALL + 43, -0.6, 2.6, PLINTH.felt)
  }

  #wall(side: Side, paper: ReturnType<typeof wallpaper>, wood: ReturnType<typeof doorLeaf>): Group {
    const wall = new Stand()
    const [dx, dy] = ahead(side)
    for (let door = 1; door <= 6; door += 1) {
      const frame = new Stand()
      const panel = new Mesh(
        new PlaneGeometry(SQUARE, WALL_TALL),
        new MeshLambertMaterial({ map: paper, side: DoubleSide }),
      )
      const leaf = new Mesh(new PlaneGeometry(27, 58), new MeshLambertMaterial({ map: wood, side: DoubleSide }))
      const disc = new Mesh(new CircleGeometry(7, 24), new MeshBasicMaterial({ transparent: true, map: brass(door) }))
      panel.position.set(0, 0, WALL_TALL / 2)
      leaf.position.set(0, 0.6, 29)
      disc.position.set(0, 1.2, 46)
      panel.receiveShadow = leaf.receiveShadow = true
      for (const mesh of [panel, leaf, disc]) mesh.rotation.set(Math.PI / 2, Math.PI, 0)
      frame.add(panel, leaf, disc)
      const [x, y] = outside(side, (door - 0.5) * SQUARE, WALL_OUT)
      frame.position.set(x, y, -1)
      frame.rotation.z = Math.atan2(dy, dx) - Math.PI / 2
      frame.userData = { what: 'door', side, door }
      this.doors.set(`door:${side}:${door}`, leaf)
      wall.add(frame)
    }
    return wall
  }
}
