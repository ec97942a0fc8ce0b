/** The cry or the blocking hand: held down while a card is touched, or made ready for the next touch. */
export class Readied {
  held = $state(false)
  #ready = $state(false)

  get on(): boolean {
    return this.held || this.#ready
  }

  /** Hold with a finger, or let go; a mouse has but one pointer, and makes ready with a click. */
  press(down: boolean, event: PointerEvent): void {
    if (event.pointerType === 'mouse') return
    event.preventDefault()
    this.held = down
  }

  toggle(): void {
    this.#ready = !this.#ready
  }

  /** What was made ready has been used, or is void. */
  spend(): void {
    this.#ready = false
  }
}
