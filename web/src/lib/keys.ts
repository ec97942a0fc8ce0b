/** Tell whether a key press is for the table: no modifier is held, and no field or dialog has it. */
export function bare(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey && !typing(event)
}

/** Tell whether a key press belongs to a field or an open dialog, not to the table. */
export function typing(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null
  if (!target) return false
  if (target.closest('dialog[open]')) return true
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)
}
