/** A wall of six doors: paper with a frieze in the side's colour, sconces that glow, leaves that swing. */
import {
  AdditiveBlending,
  CircleGeometry,
  DoubleSide,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PlaneGeometry,
  SphereGeometry,
  Sprite,
  SpriteMaterial,
  type Texture,
} from 'three'
import { ahead, outside, type Side, SQUARE } from '../../view'
import { brass, doorLeaf, frieze, glow, mat, wallpaper } from '../materials/paint'
import { GLOWS, LIGHTS, PLINTH } from '../tokens'

export const WALL_OUT = 18
export const WALL_TALL = 78
const LEAF = { wide: 27, tall: 58 } as const
/** How far a leaf swings, in radians. */
const WIDE_OPEN = 1.9
const MAT = { wide: 30, deep: 13, out: 9.5 } as const
const BULB = new SphereGeometry(1.5, 12, 10)
const ARM = new SphereGeometry(1.1, 8, 6)

interface Door {
  hinge: Group
  leaf: Mesh<PlaneGeometry, MeshLambertMaterial>
  mat: Mesh<PlaneGeometry, MeshLambertMaterial>
}

/** Surfaces that all walls share. */
export interface Papers {
  wall: Texture
  leaf: Texture
  glow: Texture
  numbers: readonly Texture[]
}

export function papers(): Papers {
  return { wall: wallpaper(), leaf: doorLeaf(), glow: glow(), numbers: [1, 2, 3, 4, 5, 6].map(brass) }
}

export class Wall {
  /** What stands up, and is left out where it would stand before the eye. */
  readonly upright = new Group()
  /** The mats before its doors, which lie on the floor. */
  readonly mats = new Group()
  readonly doors: readonly Door[]

  constructor(
    readonly side: Side,
    { wall, leaf, glow: shine, numbers }: Papers,
  ) {
    const [dx, dy] = ahead(side)
    const turn = Math.atan2(dy, dx) - Math.PI / 2
    const band = frieze(side)
    this.doors = numbers.map((number, index) => {
      const frame = new Group()
      const flat = (mesh: Mesh, y: number, z: number) => {
        mesh.position.set(0, y, z)
        mesh.rotation.set(Math.PI / 2, Math.PI, 0)
        return mesh
      }
      const panel = new Mesh(
        new PlaneGeometry(SQUARE, WALL_TALL),
        new MeshLambertMaterial({ map: wall, side: DoubleSide }),
      )
      panel.receiveShadow = true
      const stripe = new Mesh(new PlaneGeometry(SQUARE, 9), new MeshLambertMaterial({ map: band }))
      const night = new Mesh(
        new PlaneGeometry(LEAF.wide - 2, LEAF.tall - 2),
        new MeshBasicMaterial({ color: LIGHTS.beyond }),
      )
      const hinge = new Group()
      hinge.position.set(LEAF.wide / 2, 0.6, 0)
      const body = new Mesh(
        new PlaneGeometry(LEAF.wide, LEAF.tall),
        new MeshLambertMaterial({ map: leaf, side: DoubleSide }),
      )
      body.receiveShadow = true
      body.position.set(-LEAF.wide / 2, 0, LEAF.tall / 2)
      body.rotation.set(Math.PI / 2, Math.PI, 0)
      const disc = new Mesh(new CircleGeometry(7, 24), new MeshBasicMaterial({ transparent: true, map: number }))
      disc.position.set(-LEAF.wide / 2, 0.5, 46)
      disc.rotation.set(Math.PI / 2, Math.PI, 0)
      hinge.add(body, disc)
      frame.add(flat(panel, 0, WALL_TALL / 2), flat(stripe, 0.3, WALL_TALL - 9), flat(night, 0.2, LEAF.tall / 2), hinge)
      if (index < numbers.length - 1) frame.add(sconce(shine))
      const [x, y] = outside(side, (index + 0.5) * SQUARE, WALL_OUT)
      frame.position.set(x, y, -1)
      frame.rotation.z = turn
      frame.userData = { what: 'door', side, door: index + 1 }
      this.upright.add(frame)
      return { hinge, leaf: body, mat: this.#mat(index, turn) }
    })
  }

  /** Swing a door: from 0, shut, to 1. */
  swing(door: number, share: number): void {
    this.doors[door - 1]!.hinge.rotation.z = -share * WIDE_OPEN
  }

  glow(glowing: ReadonlySet<string>): void {
    for (const [index, { leaf, mat: rug }] of this.doors.entries()) {
      const shine = glowing.has(`door:${this.side}:${index + 1}`) ? GLOWS.door : GLOWS.none
      leaf.material.emissive.set(shine)
      rug.material.emissive.set(shine)
    }
  }

  #mat(index: number, turn: number): Door['mat'] {
    const rug = new Mesh(
      new PlaneGeometry(MAT.wide, MAT.deep),
      new MeshLambertMaterial({ map: mat(this.side, index + 1) }),
    )
    const [x, y] = outside(this.side, (index + 0.5) * SQUARE, MAT.out)
    rug.position.set(x, y, 0.9)
    rug.rotation.z = turn
    rug.receiveShadow = true
    rug.userData = { what: 'door', side: this.side, door: index + 1 }
    this.mats.add(rug)
    return rug
  }
}

/** A lamp on the wall, half a door to the left of a door's middle. */
function sconce(shine: Texture): Group {
  const lamp = new Group()
  const bulb = new Mesh(BULB, new MeshBasicMaterial({ color: LIGHTS.bulb }))
  const arm = new Mesh(ARM, new MeshLambertMaterial({ color: PLINTH.brass }))
  arm.position.set(0, -1.2, -2.2)
  const halo = new Sprite(
    new SpriteMaterial({ map: shine, blending: AdditiveBlending, depthWrite: false, transparent: true, opacity: 0.85 }),
  )
  halo.scale.set(34, 34, 1)
  lamp.add(arm, bulb, halo)
  lamp.position.set(-SQUARE / 2, 2.4, 54)
  return lamp
}
