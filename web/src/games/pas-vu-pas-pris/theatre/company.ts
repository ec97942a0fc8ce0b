/** Everything that is on the stage: set, furniture, ghosts and rays, on a board that can turn. */
import { type BufferGeometry, Group, Mesh, type MeshLambertMaterial, Scene, Sprite } from 'three'
import { HALL } from '../view'
import { Cast } from './cast'
import { Furnishings } from './furnishings'
import { grade } from './materials/painter'
import { Rays } from './rays'
import { StageSet } from './set/set'
import { glowOf, moodOf, shineOf, type Stage } from './stage'

/** How high a piece hangs in somebody else's hand. */
const ALOFT = 26
/** How fine the picture in the glass is, in pixels each way. */
const GLASS = { soft: 1024, plain: 384 } as const

export class Company {
  readonly scene = new Scene()
  readonly board = new Group()
  readonly set: StageSet
  readonly cast: Cast
  readonly furnishings: Furnishings
  readonly rays = new Rays()

  constructor() {
    const wings = new Group()
    this.scene.add(this.board, wings)
    this.set = new StageSet(this.board, wings)
    this.furnishings = new Furnishings(this.board)
    this.cast = new Cast(this.board, wings)
    this.board.add(this.rays.root)
  }

  /** Put everything where it is now; true when something has a way to go. */
  show(stage: Stage, first: boolean): boolean {
    const { set, cast, furnishings } = this
    const furniture = stage.furniture.map((pose) =>
      pose.piece === stage.aloft?.piece ? { ...pose, z: pose.z + ALOFT } : pose,
    )
    let moved = furnishings.show(furniture, !first && stage.ms > 0 && !stage.hovers, (piece) => glowOf(piece, stage))
    furnishings.hold(stage.hovers ? stage.held : null, stage.furniture, stage.wrong)
    for (const ghost of stage.ghosts) {
      moved = cast.stand(ghost, stage.me, first, stage.ms) || moved
      cast.feel(ghost.name, moodOf(ghost, stage), shineOf(ghost.name, stage))
    }
    set.shade(furniture)
    set.light(stage.lit)
    set.glow(stage.glowing)
    set.lock(stage.keyhole)
    this.rays.show(stage.rays)
    return moved
  }

  /** Everything that is on its way: so far of it done. */
  advance(share: number): void {
    this.cast.advance(share)
    this.furnishings.advance(share)
  }

  /** Turn the board about its middle. */
  turn(angle: number): void {
    const [c, s, m] = [Math.cos(angle), Math.sin(angle), HALL / 2]
    this.board.rotation.z = angle
    this.board.position.set(m - m * c + m * s, m - m * s - m * c, 0)
  }

  /** Softer light and finer surfaces, or neither. */
  soften(soft: boolean): void {
    this.furnishings.reflect(soft)
    this.furnishings.polish(soft ? GLASS.soft : GLASS.plain)
    this.furnishings.emboss(soft)
    this.set.lamps.lamp.castShadow = soft
    this.scene.traverse((one) => {
      if (one instanceof Sprite) one.visible = soft
      if (!(one instanceof Mesh)) return
      const material = one.material as MeshLambertMaterial
      material.needsUpdate = true
      if (material.map) grade(material.map, soft || material.transparent)
    })
  }

  close(): void {
    this.scene.traverse((one) => {
      if (!(one instanceof Mesh)) return
      ;(one.geometry as BufferGeometry).dispose()
      const material = one.material as MeshLambertMaterial
      material.map?.dispose()
      material.dispose()
    })
  }
}
