import { loadParts } from './parts'

/** What we use of Pyodide. */
export interface Python {
  FS: { writeFile(path: string, data: Uint8Array): void }
  unpackArchive(archive: Uint8Array, format: string): void
  runPython(code: string): unknown
  pyimport(module: string): any
}

const OURS = '/house.zip'
const WHEELS = ['librt.whl', 'msgspec.whl']

/** Start Python with our own package in this worker; `told` hears how many bytes of it have been loaded. */
export async function startPython(root: string, told: (loaded: number, total: number) => void): Promise<Python> {
  const parts = await loadParts(root, told)
  const given: Record<string, [string, Promise<Uint8Array<ArrayBuffer>>]> = {
    'pyodide.asm.wasm': ['application/wasm', parts.take('python.wasm')],
    'stdlib.zip': ['application/zip', parts.take('stdlib.zip')],
  }
  const [{ loadPyodide }, module] = await Promise.all([
    import(/* @vite-ignore */ parts.script('pyodide')),
    import(/* @vite-ignore */ parts.script('pyodide.asm')),
  ])
  const fetched = globalThis.fetch
  // Pyodide asks for its files by name: it is given those that are here already.
  globalThis.fetch = async (input, init) => {
    const name = String(input instanceof Request ? input.url : input).replace(/.*\//, '')
    const [type, bytes] = given[name] ?? []
    return bytes ? new Response(await bytes, { headers: { 'Content-Type': type! } }) : fetched(input, init)
  }
  const python: Python = await loadPyodide({
    indexURL: `${root}offline/`,
    stdLibURL: `${root}offline/stdlib.zip`,
    createPyodideModule: module.default,
    lockFileContents: { info: parts.info, packages: {} },
  })
  globalThis.fetch = fetched
  for (const wheel of WHEELS) python.unpackArchive(await parts.take(wheel), 'whl')
  python.FS.writeFile(OURS, await parts.take('house.zip'))
  python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(OURS)})`)
  return python
}
