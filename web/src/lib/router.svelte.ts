import { base } from './device/base'

/** Where we are: a path, its query and its hash; and how to go elsewhere without loading the page anew. */
export interface Place {
  path: string
  query: URLSearchParams
  hash: string
}

/** An address without what all of ours begin with. */
function within(pathname: string): string {
  return (base && pathname.startsWith(base) ? pathname.slice(base.length) : pathname) || '/'
}

function here(): Place {
  return { path: within(location.pathname), query: new URLSearchParams(location.search), hash: location.hash.slice(1) }
}

const now = $state<{ place: Place }>({ place: here() })

export function place(): Place {
  return now.place
}

export function go(url: string, options: { replace?: boolean } = {}): void {
  history[options.replace ? 'replaceState' : 'pushState'](null, '', base + url)
  const before = now.place.path
  now.place = here()
  if (before !== now.place.path) scrollTo(0, 0)
}

/** Follow plain clicks on links of our own; everything else is the browser's. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  const link = (event.target as Element | null)?.closest('a')
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.pathname.startsWith('/api/') || link.hasAttribute('data-house')) return
  if (link.pathname === location.pathname && link.hash) return
  event.preventDefault()
  go(within(link.pathname) + link.search + link.hash)
}

/** Links are written as if the page were at the top: whoever copies one, or opens it elsewhere, gets where it leads. */
function lead(event: Event): void {
  const link = (event.target as Element | null)?.closest?.('a')
  if (!link || link.origin !== location.origin || within(link.pathname) !== link.pathname) return
  if (!link.pathname.startsWith('/api/') && !link.hasAttribute('data-house')) link.pathname = base + link.pathname
}

export function startRouter(): void {
  if (base) for (const kind of ['pointerdown', 'focusin']) document.addEventListener(kind, lead)
  addEventListener('popstate', () => (now.place = here()))
  addEventListener('hashchange', () => (now.place = here()))
  document.addEventListener('click', follow)
}

/** Match `/t/:id` against a path: the parameters, or null. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/')
  const given = path.replace(/(.)\/$/, '$1').split('/')
  if (wanted.length !== given.length) return null
  const found: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const word = given[index] ?? ''
    if (part.startsWith(':')) {
      if (!word) return null
      found[part.slice(1)] = decodeURIComponent(word)
    } else if (part !== word) return null
  }
  return found
}
