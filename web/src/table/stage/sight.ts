/** The part of the page that something takes. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Return the part of an element that can be seen: what it takes, within everything that cuts it off. */
export function inSight(element: Element): Box | null {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const box = { left, top, right, bottom }
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue
    const area = around.getBoundingClientRect()
    box.left = Math.max(box.left, area.left)
    box.top = Math.max(box.top, area.top)
    box.right = Math.min(box.right, area.right)
    box.bottom = Math.min(box.bottom, area.bottom)
  }
  return box.right > box.left && box.bottom > box.top ? box : null
}
