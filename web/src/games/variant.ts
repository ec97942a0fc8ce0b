/** A variant in words: what a table plays with that is not as in the box. */
type Say = (id: string, args?: Record<string, string>) => string
type Has = (id: string) => boolean

function words(value: unknown, say: Say, has: Has): string {
  if (Array.isArray(value)) {
    const nested = value.some((part) => typeof part === 'object')
    return value.map((part) => words(part, say, has)).join(nested ? ' / ' : ', ')
  }
  if (value !== null && typeof value === 'object')
    return Object.entries(value)
      .map(([key, part]) => `${words(key, say, has)} (${words(part, say, has)})`)
      .join(', ')
  if (typeof value === 'number') return value.toLocaleString(document.documentElement.lang || undefined)
  return String(value)
    .split(' ')
    .map((word) => (has(`variant-word-${word}`) ? say(`variant-word-${word}`) : word))
    .join(' ')
}

/** One sentence for each number that is not the box's; none for the box itself. */
export function variantLines(options: Readonly<Record<string, unknown>>, say: Say, has: Has): string[] {
  return Object.entries((options.variant ?? {}) as Record<string, unknown>).map(([field, value]) =>
    say('rule-line', {
      rule: has(`variant-${field}`) ? say(`variant-${field}`) : field,
      value: words(value, say, has),
    }),
  )
}
