/** The parts of Python that are loaded once and then kept: named by `offline/parts.json`, compressed by the build. */
interface Named {
  build: string
  /** What Pyodide wants to be told about itself. */
  pyodide: Record<string, string>
  parts: Record<string, { file: string; bytes: number }>
  scripts: Record<string, { file: string; bytes: number }>
}

export interface Parts {
  info: Record<string, string>
  /** A part as it was before it was compressed. */
  take(name: string): Promise<Uint8Array<ArrayBuffer>>
  script(name: string): string
}

type Told = (loaded: number, total: number) => void

const KEPT = 'veillee-offline'
const GZIP = [0x1f, 0x8b]

/** Load what is not kept yet; `told` hears how many bytes of that have come. */
export async function loadParts(root: string, told: Told): Promise<Parts> {
  const folder = `${root}offline/`
  // A browser that keeps nothing for a page without HTTPS has its own cache still.
  const kept = 'caches' in globalThis ? await caches.open(KEPT) : null
  const named = await list(folder, kept)
  const all = [...Object.values(named.parts), ...Object.values(named.scripts)]
  const known = new Set((await kept?.keys())?.map((request) => request.url))
  const total = all.reduce((sum, part) => sum + (known.has(folder + part.file) ? 0 : part.bytes), 0)
  let loaded = 0
  const count = (bytes: number) => told(Math.min((loaded += bytes), total), total)
  told(0, total)
  const bytes = new Map<string, Uint8Array<ArrayBuffer>>()
  await Promise.all([
    ...Object.entries(named.parts).map(async ([name, { file }]) => {
      bytes.set(name, await take(folder + file, kept, count))
    }),
    ...Object.values(named.scripts).map(async (script) => {
      await take(folder + script.file, kept, () => undefined)
      if (!known.has(folder + script.file)) count(script.bytes)
    }),
  ])
  await forget(kept, folder, new Set(all.map((part) => folder + part.file)))
  return {
    info: named.pyodide,
    take: (name) => unpacked(bytes.get(name)!),
    script: (name) => folder + named.scripts[name]!.file,
  }
}

/** The names of the parts: the newest where the host answers, else those that are kept. */
async function list(folder: string, kept: Cache | null): Promise<Named> {
  const address = `${folder}parts.json`
  const found = await fetch(address, { cache: 'no-cache' }).catch(() => null)
  if (found?.ok) {
    await kept?.put(address, found.clone())
    return (await found.json()) as Named
  }
  const before = await kept?.match(address)
  if (!before) throw new Error(found ? 'absent' : 'unreached')
  return (await before.json()) as Named
}

async function take(
  address: string,
  kept: Cache | null,
  count: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const before = await kept?.match(address)
  if (before) {
    return new Uint8Array(await before.arrayBuffer())
  }
  const response = await fetch(address)
  if (!response.ok || !response.body) throw new Error('unreached')
  const chunks: Uint8Array<ArrayBuffer>[] = []
  for (let reader = response.body.getReader(); ;) {
    const { done, value } = await reader.read()
    if (done) break
    chunks.push(value)
    count(value.length)
  }
  const blob = new Blob(chunks, { type: response.headers.get('Content-Type') ?? '' })
  await kept?.put(address, new Response(blob)).catch(() => undefined) // no room: it is loaded again next time
  return new Uint8Array(await blob.arrayBuffer())
}

/** Forget the parts of earlier builds. */
async function forget(kept: Cache | null, folder: string, used: Set<string>): Promise<void> {
  for (const request of (await kept?.keys()) ?? []) {
    const old = request.url.startsWith(folder) && !request.url.endsWith('.json') && !used.has(request.url)
    if (old) await kept?.delete(request)
  }
}

/** Undo the build's compression, unless a host has done so already. */
async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  if (GZIP.some((byte, index) => bytes[index] !== byte)) return bytes
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
