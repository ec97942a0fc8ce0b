/** Log, chat and rules lie in one drawer: open from a wide screen on, else when it is asked for. */
import { keep, kept } from '../../lib/storage'

export const TABS = ['log', 'chat', 'rules'] as const
export type Tab = (typeof TABS)[number]

const KEY = 'veillee-drawer'
const ROOMY = '(min-width: 1600px)'
/** Narrower than this it is a sheet over the board: nobody wants to find it open. */
const SHEET = '(max-width: 1180px)'

export class Drawer {
  tab = $state<Tab>('log')
  /** The clause that the rules are open at. */
  clause = $state('')
  #wished = $state<boolean | null>(null)
  #roomy = $state(matchMedia(ROOMY).matches)

  constructor() {
    if (!matchMedia(SHEET).matches && typeof kept(KEY) === 'boolean') this.#wished = kept(KEY) as boolean
  }

  /** Follow the width of the window; returns how to stop. */
  watch(): () => void {
    const roomy = matchMedia(ROOMY)
    const look = () => (this.#roomy = roomy.matches)
    roomy.addEventListener?.('change', look)
    return () => roomy.removeEventListener?.('change', look)
  }

  get open(): boolean {
    return this.#wished ?? this.#roomy
  }

  show(tab: Tab): void {
    this.tab = tab
    this.#wish(true)
  }

  rules(clause: string): void {
    this.clause = clause
    this.show('rules')
  }

  toggle(): void {
    this.#wish(!this.open)
  }

  shut(): void {
    this.#wish(false)
  }

  #wish(open: boolean): void {
    this.#wished = open
    if (!matchMedia(SHEET).matches) keep(KEY, open)
  }
}
