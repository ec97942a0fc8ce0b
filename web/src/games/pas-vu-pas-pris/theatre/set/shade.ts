/** Soft contact shadows on the carpet: where furniture stands on it or hangs close over it, no light comes. */
import { Mesh, MeshBasicMaterial, PlaneGeometry } from 'three'
import { footprint, placed } from '../../hall'
import { HALL, type PieceView } from '../../view'
import { easel, type Ink, surface } from '../materials/painter'
import { INKS } from '../tokens'

/** Pixels a millimetre. */
const FINE = 2
/** Round the hall, for shadows that reach over its edge. */
const EDGE = 12
/** From this height nothing darkens the floor. */
const HIGHEST = 34

export class Shade {
  readonly #ink: Ink
  readonly mesh: Mesh<PlaneGeometry, MeshBasicMaterial>
  #drawn = ''

  constructor() {
    const size = (HALL + 2 * EDGE) * FINE
    this.#ink = easel(size, size)
    this.mesh = new Mesh(
      new PlaneGeometry(HALL + 2 * EDGE, HALL + 2 * EDGE),
      new MeshBasicMaterial({ map: surface(this.#ink), transparent: true, depthWrite: false }),
    )
    this.mesh.position.set(HALL / 2, HALL / 2, 0.3)
  }

  /** Draw it for furniture as it stands. */
  show(furniture: readonly PieceView[]): void {
    const now = furniture.map((pose) => `${pose.piece} ${pose.x} ${pose.y} ${pose.z} ${pose.turn.join()}`).join()
    if (now === this.#drawn) return
    this.#drawn = now
    const ink = this.#ink
    const size = (HALL + 2 * EDGE) * FINE
    ink.clearRect(0, 0, size, size)
    for (const print of furniture.flatMap((pose) => placed(pose).map(footprint))) {
      if (print.low > HIGHEST) continue
      const close = 1 - print.low / HIGHEST
      ink.shadowColor = INKS.shade
      ink.shadowBlur = (4 + print.low * 0.7) * FINE
      // Only the blurred shadow is wanted: what casts it is drawn far outside.
      ink.shadowOffsetX = size
      ink.globalAlpha = 0.25 + 0.6 * close * close
      ink.fillStyle = INKS.shade
      ink.beginPath()
      for (const [x, y] of print.loop) ink.lineTo((x + EDGE) * FINE - size, (HALL + EDGE - y) * FINE)
      ink.fill()
    }
    this.mesh.material.map!.needsUpdate = true
  }
}
