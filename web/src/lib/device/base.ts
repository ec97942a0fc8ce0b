/**
 * Where the page lives.
 *
 * A server has it at `/`, and plays on this device under `/device`. A site of files says in `data-root` where its
 * own top is, seen from the address that was opened, and always plays on this device.
 */
const given = globalThis.document?.documentElement.dataset.root

/** The folder of the page's own files. */
export const root = given === undefined ? '/' : new URL(given, location.href).pathname

/** No server answers here: the tables are in a worker of this browser. */
export const onDevice = given !== undefined || /^\/device(\/|$)/.test(globalThis.location?.pathname ?? '')

/** The page comes from a site of files, where there is no server at all. */
export const filesOnly = given !== undefined

/** What every address of the page begins with. */
export const base = given !== undefined ? root.slice(0, -1) : onDevice ? '/device' : ''

/** The address at which the same place is found on this device. */
export function deviceAddress(path: string): string {
  return filesOnly ? base + path : `/device${path}`
}
