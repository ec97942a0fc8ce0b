// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface Schema {
  $defs?: Record<string, { properties?: Record<string, unknown> }>
  components?: { schemas: Record<string, { properties?: Record<string, unknown> }> }
}

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const socket = JSON.parse(read('./socket.json')) as Schema
const rest = JSON.parse(read('./openapi.json')) as Schema
const written = { ...rest.components?.schemas, ...socket.$defs }
const source = read('./types.ts')

/** The fields of the interfaces in `types.ts`; `extends Placed` adds `seq` and `at`. */
function fields(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const match of source.matchAll(/interface (\w+)(?: extends (\w+))? \{\n(.*?)\n\}/gs)) {
    const [, name = '', parent, body = ''] = match
    const own = [...body.matchAll(/^ {2}(\w+)\??:/gm)].map((field) => field[1]!)
    found.set(name, [...own, ...(parent ? ['seq', 'at'] : [])].sort())
  }
  return found
}

it('has every message as the server writes it', () => {
  const differing: string[] = []
  let compared = 0
  for (const [name, own] of fields()) {
    const theirs = written[name]?.properties
    if (!theirs) continue
    compared += 1
    const names = Object.keys(theirs).sort()
    if (JSON.stringify(names) !== JSON.stringify(own)) differing.push(`${name}: ${own.join(' ')} ≠ ${names.join(' ')}`)
  }
  expect(differing).toEqual([])
  expect(compared).toBeGreaterThan(20)
})
