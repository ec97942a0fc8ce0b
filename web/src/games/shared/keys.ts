/** The way that each arrow key points: right and down count up. */
export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface Place {
  x: number
  y: number
}

function middle(element: Element): Place {
  const box = element.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

/** Choose the nearest place in a direction; those straight ahead are nearer than those aside. */
export function nearest(from: Place, places: readonly Place[], direction: readonly [number, number]): number {
  let best = -1
  let least = Infinity
  places.forEach((place, index) => {
    const ahead = (place.x - from.x) * direction[0] + (place.y - from.y) * direction[1]
    const aside = Math.abs((place.x - from.x) * direction[1]) + Math.abs((place.y - from.y) * direction[0])
    const far = ahead + 2 * aside
    if (ahead > 4 && far < least) {
      least = far
      best = index
    }
  })
  return best
}

/** The way that an arrow key points; null for other keys, and while a modifier is held. */
export function arrowOf(event: KeyboardEvent): readonly [number, number] | null {
  return (!event.altKey && !event.ctrlKey && !event.metaKey && ARROWS[event.key]) || null
}

/** Walk with the arrow keys: among what can be played now, else among everything. Tell whether it moved. */
export function step(root: HTMLElement, event: KeyboardEvent): boolean {
  const direction = arrowOf(event)
  if (!direction) return false
  const playable = [...root.querySelectorAll<HTMLElement>('button.open, button.picked')]
  const all = playable.length ? playable : [...root.querySelectorAll<HTMLElement>('button[data-spot]')]
  const at =
    document.activeElement instanceof HTMLElement && root.contains(document.activeElement)
      ? document.activeElement
      : null
  if (!at || at === root) {
    all[0]?.focus()
    return all.length > 0
  }
  const others = all.filter((element) => element !== at)
  const next = others[nearest(middle(at), others.map(middle), direction)]
  next?.focus()
  return next !== undefined
}
