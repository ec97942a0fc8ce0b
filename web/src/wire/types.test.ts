// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { WIRE_VERSION } from './types'

it('speaks the version of the wire that the server speaks', () => {
  const messages = readFileSync(new URL('../../../src/veillee/server/messages/base.py', import.meta.url), 'utf8')
  expect(messages).toContain(`VERSION: Final = ${WIRE_VERSION}\n`)
})
