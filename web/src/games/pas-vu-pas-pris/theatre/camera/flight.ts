/** The camera's way to a keyhole and back to the player's seat. */
import { type PerspectiveCamera, Vector3 } from 'three'
import { BENT, bentEye, eyeAt } from '../../hall'
import type { Outlook } from '../../show/outlook'
import { ahead, HALL, type Side } from '../../view'

export interface View {
  at: Vector3
  to: Vector3
  fov: number
}

const FOV = 36

/** From a player's seat: the whole hall with its own side at the bottom. */
export function seatView(side: Side, aspect: number): View {
  // A tall window looks down more steeply, so that the hall fills it.
  const far = Math.max(582, 596 / aspect ** 0.72)
  return around(side, 0, aspect < 1.1 ? 0.98 - 0.1 * aspect : 0.8, far)
}

/** From somewhere round the hall: turned from a side, looking down so steeply, so far away. */
function around(side: Side, turn: number, tilt: number, far: number): View {
  const [dx, dy] = ahead(side)
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const [ax, ay] = [dx * c - dy * s, dx * s + dy * c]
  const back = far * Math.cos(tilt)
  return {
    at: new Vector3(HALL / 2 - ax * back, HALL / 2 - ay * back, far * Math.sin(tilt)),
    to: new Vector3(HALL / 2 - ax * 8, HALL / 2 - ay * 8, 10),
    fov: FOV,
  }
}

/** Where one bends down at a side: so far along it, at the height of the eyes. */
function bentView(side: Side, along: number): View {
  const { at, ahead: into } = bentEye(side, along)
  const far = BENT.out + HALL / 2
  return { at: new Vector3(...at), to: new Vector3(at[0] + into[0] * far, at[1] + into[1] * far, at[2] - 10), fov: 52 }
}

/** Where one stands for a named view. */
export function standView(outlook: Outlook, side: Side, aspect: number, along: number): View {
  const far = seatView(side, aspect).at.distanceTo(new Vector3(HALL / 2, HALL / 2, 0))
  if (outlook === 'above') return around(side, 0, 1.5, far)
  if (outlook === 'left') return around(side, -Math.PI / 2, 0.7, far)
  if (outlook === 'right') return around(side, Math.PI / 2, 0.7, far)
  return outlook === 'bent' ? bentView(side, along) : seatView(side, aspect)
}

/** Just behind a door, looking in where the eye will be. */
export function doorView(side: Side, door: number): View {
  const { at, ahead: into } = eyeAt(side, door)
  return {
    at: new Vector3(at[0] - into[0] * 26, at[1] - into[1] * 26, at[2] + 5),
    to: new Vector3(at[0] + into[0] * 80, at[1] + into[1] * 80, at[2] - 4),
    fov: 60,
  }
}

export class Flight {
  #from: View
  readonly #start: number

  constructor(
    from: View,
    readonly goal: View,
    readonly ms: number,
    readonly landed: () => void,
  ) {
    this.#from = from
    this.#start = performance.now()
  }

  /** Move the camera; true while there is a way to go. */
  move(camera: PerspectiveCamera, target: Vector3, now: number): boolean {
    const share = this.ms > 0 ? Math.min(1, Math.max(0, (now - this.#start) / this.ms)) : 1
    const eased = share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2
    camera.position.lerpVectors(this.#from.at, this.goal.at, eased)
    camera.position.z += Math.sin(Math.PI * eased) * 30
    target.lerpVectors(this.#from.to, this.goal.to, eased)
    camera.fov = this.#from.fov + (this.goal.fov - this.#from.fov) * eased
    camera.updateProjectionMatrix()
    camera.lookAt(target)
    return share < 1
  }
}
