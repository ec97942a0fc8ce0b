import { filesOnly, root } from '../device/base'
import { match, place } from '../router.svelte'
import { keep, kept } from '../storage'

/**
 * A page that stayed open over a new build: the parts that it has not loaded yet are gone.
 *
 * Loaded anew it finds the new ones. It does so by itself where nothing is lost, once; else it says so.
 */
export const renewal = $state({ needed: false })

const RENEWED = 'veillee-renewed'
const ENTRY = 'script[type=module][src]'
const WORDS = 'input:not([type=checkbox], [type=radio], [type=range]), textarea'

/** The script that this page began with. */
const begunWith = () => document.querySelector(ENTRY)?.getAttribute('src')?.split('/').at(-1) ?? ''

/** Tell whether the page that is given out now begins with another script; a silent network tells nothing. */
async function outgrown(entry: string): Promise<boolean> {
  const now = await fetch(filesOnly ? `${root}index.html` : root, { cache: 'no-store' }).catch(() => null)
  return !!now?.ok && !!entry && !(await now.text()).includes(entry)
}

/** Tell whether somebody is in the middle of what the page alone knows. */
function busy(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(WORDS)]
  return (
    fields.some((field) => field.value !== field.defaultValue) ||
    document.querySelector('dialog[open]') !== null ||
    match('/practice/:game', place().path) !== null
  )
}

async function renew(entry: string, reload: () => void): Promise<void> {
  if (renewal.needed || !(await outgrown(entry))) return
  const before = kept(RENEWED, 'sessionStorage')
  keep(RENEWED, entry, 'sessionStorage')
  if (busy() || before === entry) renewal.needed = true
  else reload()
}

/** Watch for parts that could not be loaded. */
export function watchRenewal(reload = () => location.reload(), entry = begunWith()): () => void {
  const missed = () => void renew(entry, reload)
  addEventListener('vite:preloadError', missed)
  return () => removeEventListener('vite:preloadError', missed)
}
