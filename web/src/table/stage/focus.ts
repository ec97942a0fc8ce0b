/** Keep the keys at the board: where what had the focus goes away or is disabled, the board has it, not the page. */
export function keepFocus(room: HTMLElement, board: () => HTMLElement | undefined): () => void {
  let last: EventTarget | null = null
  const note = ({ target }: FocusEvent) => (last = target)
  const watch = new MutationObserver(() => {
    if (!(last instanceof Element) || (last.isConnected && !last.matches(':disabled'))) return
    const held = [document.body, last].includes(document.activeElement ?? document.body)
    last = null
    if (held) board()?.focus({ preventScroll: true })
  })
  room.addEventListener('focusin', note)
  watch.observe(room, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  return () => {
    room.removeEventListener('focusin', note)
    watch.disconnect()
  }
}
