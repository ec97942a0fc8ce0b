// Starts Pyodide in Node and has `inside.py` compile our Python with it.
//
//     node tools/offline/pack.mjs PYODIDE WHEELS SOURCES TARGET
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const [pyodideFolder, wheels, sources, target] = process.argv.slice(2)
const { loadPyodide } = await import(pathToFileURL(join(pyodideFolder, 'pyodide.mjs')))
const pyodide = await loadPyodide({ indexURL: `${pyodideFolder}/` })
for (const wheel of readdirSync(wheels)) pyodide.unpackArchive(new Uint8Array(readFileSync(join(wheels, wheel))), 'whl')
for (const [place, folder] of [
  ['/sources', sources],
  ['/tools', fileURLToPath(new URL('.', import.meta.url))],
  ['/target', target],
]) {
  pyodide.FS.mkdir(place)
  pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: folder }, place)
}
pyodide.runPython(`
import sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/sources", "/tools"]
import inside
inside.pack("/target")
`)
