/** Keep the keys at the board: where what had the focus goes away, the board has it, not the head of the page. */
export function keepFocus(room: HTMLElement, board: () => HTMLElement | undefined): () => void {
  let last: EventTarget | null = null
  const note = ({ target }: FocusEvent) => (last = target)
  const watch = new MutationObserver(() => {
    if (!(last instanceof Element) || last.isConnected) return
    last = null
    if (document.activeElement === document.body) board()?.focus({ preventScroll: true })
  })
  room.addEventListener('focusin', note)
  watch.observe(room, { childList: true, subtree: true })
  return () => {
    room.removeEventListener('focusin', note)
    watch.disconnect()
  }
}
