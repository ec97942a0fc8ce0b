import { describe, expect, it } from 'vitest'
import { match } from './router.svelte'

describe('match', () => {
  it('finds the parameters of an address', () => expect(match('/t/:table', '/t/abc')).toEqual({ table: 'abc' }))
  it('does not mind a slash at the end', () => expect(match('/tables', '/tables/')).toEqual({}))
  it('decodes', () => expect(match('/g/:game', '/g/a%20b')).toEqual({ game: 'a b' }))
  it.each(['/t', '/t/', '/t/a/b', '/x/a'])('does not take %s for a table', (path) =>
    expect(match('/t/:table', path)).toBeNull(),
  )
})
