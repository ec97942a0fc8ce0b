import { untrack } from 'svelte'

const NARROW = 700
const HIGH_ENOUGH = 476
const ROW_OF_OTHERS = 46
const SHARED_PHONE = 480

/** What of a game the room depends on. */
interface Moment {
  /** The dice lie, or fall. */
  readonly rolled: boolean
  readonly setup: boolean
  /** Several people play at this screen. */
  readonly shared: boolean
  /** Rows of other players' tracks. */
  readonly rows: number
}

/**
 * How much room there is for the board. Cards must not stir when the dice fall: on a narrow screen the board keeps to
 * the least height it was given, and changes it between rounds only.
 */
export class Extent {
  width = $state(0)
  height = $state(0)
  /** The height to lay out for. */
  lowest = $state(0)
  #least = { width: 0, height: 0 }
  readonly #moment: () => Moment

  constructor(moment: () => Moment) {
    this.#moment = moment
    $effect(() => this.#measure())
  }

  #measure(): void {
    const { width, height } = this
    const { rolled, setup } = this.#moment()
    const known = this.#least
    const same = !setup && known.width === width && known.height > 0
    this.#least = { width, height: same ? Math.min(known.height, height) : height }
    if (!same || !rolled) untrack(() => (this.lowest = this.#least.height))
  }

  /** Room for the tray, hands and cry alone, close together. */
  get low(): boolean {
    const { shared, rows } = this.#moment()
    if (shared) return this.width > 0 && this.width <= SHARED_PHONE
    return this.width <= NARROW && this.lowest > 0 && this.lowest < HIGH_ENOUGH + rows * ROW_OF_OTHERS
  }
}
