/** The set: carpet, walls with their doors, plinth, keyhole, and the light of a lamp in a dark room. */
import {
  AdditiveBlending,
  AmbientLight,
  BoxGeometry,
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
  Sprite,
  SpriteMaterial,
} from 'three'
import { ahead, doorMiddle, HALL, middleOf, type PieceView, type Side, SIDES, SQUARE, SQUARES } from '../../view'
import { papers, Wall } from './doors'
import { carpet, glow, plate, wood } from '../materials/paint'
import type { Lamps } from '../materials/coats'
import { Shade } from './shade'
import { GLOWS, LIGHTS, PLINTH } from '../tokens'

type Plain = Mesh<PlaneGeometry, MeshLambertMaterial>

/** When the carpet and what is under it are drawn, among what is solid. */
const FLOOR = 1
const UNDER = 2
/** Into how many parts a large surface is cut each way, for light that falls on corners only. */
const FACETS = 6

export class StageSet {
  readonly squares = new Map<string, Plain>()
  readonly walls = new Map<Side, Wall>()
  readonly keyhole = new Stand()
  readonly lamps: Lamps = {
    ambient: new AmbientLight(LIGHTS.ambient, 0.28),
    sky: new HemisphereLight(LIGHTS.sky, LIGHTS.ground, 0.95),
    moon: new PointLight(LIGHTS.moon, 0.9, 0, 0),
    // A weak light from where the player sits, so that what is near has a face.
    front: new PointLight(LIGHTS.front, 0.5, 0, 0),
    lamp: new SpotLight(LIGHTS.lamp, 7.4, 0, Math.PI / 5.4, 0.95, 0),
  }
  readonly #shade = new Shade()

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
      mesh.renderOrder = FLOOR
      mesh.material.emissive.set(GLOWS.square)
      mesh.userData = { what: 'square', name: square }
      this.squares.set(square, mesh)
      board.add(mesh)
    }
    board.add(this.#shade.mesh)
    const surfaces = papers()
    for (const side of SIDES) {
      const wall = new Wall(side, surfaces)
      this.walls.set(side, wall)
      // Sides keep their names and signs when the board turns under them.
      wings.add(wall.upright, wall.mats)
    }
    const gold = new Mesh(
      new PlaneGeometry(56, 56),
      new MeshBasicMaterial({ map: plate(), transparent: true, side: DoubleSide }),
    )
    gold.rotation.set(Math.PI / 2, Math.PI, 0)
    const halo = new Sprite(
      new SpriteMaterial({
        map: glow(),
        blending: AdditiveBlending,
        depthWrite: false,
        transparent: true,
        opacity: 0.6,
      }),
    )
    halo.scale.set(96, 96, 1)
    this.keyhole.add(gold, halo)
    board.add(this.keyhole)
  }

  /** Light squares up, from 0 to 1. */
  light(lit: ReadonlyMap<string, number>): void {
    for (const [square, mesh] of this.squares) mesh.material.emissiveIntensity = (lit.get(square) ?? 0) * 0.42
  }

  glow(glowing: ReadonlySet<string>): void {
    for (const wall of this.walls.values()) wall.glow(glowing)
  }

  shade(furniture: readonly PieceView[]): void {
    this.#shade.show(furniture)
  }

  lock(where: readonly [Side, number] | null): void {
    this.keyhole.visible = where !== null
    if (!where) return
    const [x, y] = doorMiddle(...where)
    const [dx, dy] = ahead(where[0])
    this.keyhole.position.set(x - dx * 5, y - dy * 5, 28)
    this.keyhole.rotation.z = Math.atan2(dy, dx) - Math.PI / 2
  }

  /** Draw only the walls that stand behind the hall for an eye. */
  open(x: number, y: number): void {
    for (const [side, { upright }] of this.walls) {
      const [dx, dy] = ahead(side)
      upright.visible = (x - HALL / 2) * dx + (y - HALL / 2) * dy > -HALL * 0.2
    }
  }

  #light(wings: Group): void {
    const { sky, moon, lamp } = this.lamps
    sky.position.set(0, 0, 1)
    moon.position.set(-220, 420, 240)
    lamp.position.set(HALL / 2 - 70, HALL / 2 + 30, 430)
    lamp.target.position.set(HALL / 2, HALL / 2, 0)
    lamp.shadow.mapSize.set(1024, 1024)
    lamp.shadow.camera.near = 150
    lamp.shadow.camera.far = 700
    lamp.shadow.bias = -0.0012
    lamp.shadow.normalBias = 0.4
    lamp.shadow.radius = 5
    wings.add(...Object.values(this.lamps), lamp.target)
  }

  #plinth(wings: Group): void {
    const grain = wood(3, 'broad')
    const middle = HALL / 2
    let order = 0
    const box = (side: number, top: number, tall: number, color: string) => {
      const mesh = new Mesh(
        new BoxGeometry(side, side, tall, FACETS, FACETS),
        new MeshLambertMaterial({ color, map: grain }),
      )
      mesh.position.set(middle, middle, top - tall / 2)
      mesh.receiveShadow = true
      // From the top down, after all that stands on it: what is hidden costs nothing.
      mesh.renderOrder = UNDER + order
      order += 1
      wings.add(mesh)
    }
    box(HALL + 43, -0.6, 2.6, PLINTH.felt)
    box(HALL + 46, -2.4, 2, PLINTH.brass)
    box(HALL + 130, -3.5, 1, PLINTH.base)
    box(HALL + 132, -3.7, 1, PLINTH.brass)
    box(HALL + 138, -4, 12, PLINTH.base)
    box(HALL + 150, -16, 6, PLINTH.foot)
  }
}
