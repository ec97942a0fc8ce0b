// Which folder of `src` may import which: a rule for ESLint. Arrows point down only.
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const SOURCE = fileURLToPath(new URL('../src', import.meta.url))

/** `game` stands for the folder of any one game, which may not import another one's. */
const MAY_IMPORT = {
  house: ['riddles', 'screen', 'evening', 'offline', 'table', 'games', 'lib', 'wire'],
  screen: ['riddles', 'evening', 'table', 'games', 'lib', 'wire'],
  evening: ['riddles', 'table', 'games', 'lib', 'wire'],
  riddles: ['offline', 'table', 'games', 'lib', 'wire'],
  table: ['games', 'lib', 'wire'],
  game: ['games/shared', 'games', 'lib', 'wire'],
  'games/shared': ['games', 'lib', 'wire'],
  games: ['games/plain', 'lib', 'wire'],
  offline: ['lib', 'wire'],
  lib: ['wire'],
  wire: [],
}

/** Return the folder that a path belongs to: `lib`, `games` for the contract of the boards, `games/labystere`; null outside all. */
function folderOf(path) {
  const [top, second, third] = relative(SOURCE, path).split('/')
  if (!(top in MAY_IMPORT) || second === undefined) return top in MAY_IMPORT ? top : null
  return top === 'games' && third !== undefined ? `games/${second}` : top
}

/** @type {import('eslint').Rule.RuleModule} */
const rule = {
  meta: {
    type: 'problem',
    messages: { up: '{{from}} may not import {{to}}: arrows point down (tools/arrows.js).' },
    schema: [],
  },
  create(context) {
    const from = folderOf(context.filename)
    const allowed = MAY_IMPORT[from] ?? MAY_IMPORT.game

    function check(node) {
      const source = node.source ?? node.argument?.literal ?? node.argument
      if (from === null || typeof source?.value !== 'string' || !source.value.startsWith('.')) return
      const to = folderOf(resolve(dirname(context.filename), source.value))
      if (to !== null && to !== from && !allowed.includes(to))
        context.report({ node, messageId: 'up', data: { from, to } })
    }

    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    }
  },
}

/** @type {import('eslint').Linter.Config} */
export const arrows = {
  files: ['src/**'],
  plugins: { veillee: { rules: { arrows: rule } } },
  rules: { 'veillee/arrows': 'error' },
}
