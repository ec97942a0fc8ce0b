/** Keeps the keyboard's focus on a board: a card that was played takes the focus with it. */
export class FocusKeeper {
  readonly #root: () => HTMLElement
  #spot = ''

  constructor(root: () => HTMLElement) {
    this.#root = root
  }

  note(event: FocusEvent): void {
    this.#spot = (event.target as Element).getAttribute('data-spot') ?? ''
  }

  /** Focus that goes elsewhere on the page is not lost; focus whose element vanished is. */
  blur(event: FocusEvent): void {
    if (event.relatedTarget instanceof Node && !this.#root().contains(event.relatedTarget)) this.#spot = ''
  }

  /** Give lost focus to the same spot, else to the first thing that can be done, else to the first button. */
  restore(): void {
    const root = this.#root()
    const lost = this.#spot && !root.contains(document.activeElement) && document.activeElement === document.body
    if (!lost) return
    const find = (what: string) => root.querySelector<HTMLElement>(what)
    const next = find(`[data-spot="${this.#spot}"]`) ?? find('.mine button.open') ?? find('button')
    next?.focus({ preventScroll: true })
  }
}
