// @vitest-environment node
import { Linter } from 'eslint'
import { expect, it } from 'vitest'
import { arrows } from './arrows.js'

const linter = new Linter({ cwd: process.cwd() })

/** What the rule says about a file of `src` that has this line. */
function said(file: string, line: string): string[] {
  const found = linter.verify(line, [{ ...arrows, files: ['**'] }], { filename: `${process.cwd()}/src/${file}` })
  return found.map((one) => one.message.replace(/:.*/, ''))
}

it('lets arrows point down', () => {
  expect(said('house/Home.js', "import '../table/TablePage'")).toEqual([])
  expect(said('table/stage/stage.js', "import '../../games/board'; import '../../games'")).toEqual([])
  expect(
    said('games/labystere/play/desk.js', "import '../view'; import '../../shared/desk'; import '../../board'"),
  ).toEqual([])
  expect(said('main.js', "import './house/App'")).toEqual([])
})

it('refuses those that point up, in every way to import', () => {
  expect(said('lib/keys.js', "import '../games/board'")).toEqual(['lib may not import games'])
  expect(said('table/stage/stage.js', "import('../../house/Home')")).toEqual(['table may not import house'])
  expect(said('wire/types.js', "export * from '../lib/api'")).toEqual(['wire may not import lib'])
})

it('keeps games apart, and the inside of boards from the table', () => {
  expect(said('games/labystere/Board.js', "import '../pas-touche/view'")).toEqual([
    'games/labystere may not import games/pas-touche',
  ])
  expect(said('table/Frame.js', "import '../games/shared/desk'")).toEqual(['table may not import games/shared'])
  expect(said('table/Frame.js', "import '../games/labystere/view'")).toEqual(['table may not import games/labystere'])
})
