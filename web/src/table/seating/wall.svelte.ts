import { hush } from '../../lib/sound/sound'
import { keep, kept } from '../../lib/storage'
import { loadTexts } from '../../lib/texts.svelte'

const KEPT = 'veillee-whole-board'
/** A big screen that loses its line for a moment leaves the hands as they are. */
const LINGER_MS = 20_000

const narrow = matchMedia('(max-width: 560px)')
const device = $state({ phone: narrow.matches })
narrow.addEventListener?.('change', () => (device.phone = narrow.matches))

/** The big screen that shows a table, as the devices of its players know it. */
export class Wall {
  /** One shows the table, or did a moment ago. */
  here = $state(false)
  /** Its player wants the whole board on the phone all the same. */
  whole = $state(kept(KEPT) === true)
  #screens = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Notice how many big screens show the table now. */
  see(screens: number): void {
    if (screens === this.#screens) return
    this.#screens = screens
    clearTimeout(this.#timer)
    if (screens > 0) {
      // At once: the first sound of a game must not come from two places.
      hush(true)
      void loadTexts('screen').then(() => (this.here = this.#screens > 0 || this.here))
    } else this.#timer = setTimeout(() => this.#miss(), LINGER_MS)
  }

  #miss(): void {
    this.here = false
    hush(false)
  }

  /** This device may be a hand: it is a phone in front of a big screen. */
  get phone(): boolean {
    return this.here && device.phone
  }

  /** This device is a hand: it shows its player's own, and the big screen the rest. */
  get palm(): boolean {
    return this.phone && !this.whole
  }

  /** Show the whole board on this phone, or only what is its player's own. */
  turn(): void {
    this.whole = !this.whole
    keep(KEPT, this.whole)
  }

  forget(): void {
    clearTimeout(this.#timer)
    hush(false)
  }
}
