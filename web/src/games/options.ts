import type { GameInfo, OptionSchema } from '../wire/types'

/** An option as a form shows it. */
export type Field =
  | { name: string; kind: 'flag'; initial: boolean }
  | { name: string; kind: 'one'; values: (string | number | null)[]; initial: string | number | null }
  | { name: string; kind: 'many'; values: (string | number)[]; initial: (string | number)[] | null }
  | { name: string; kind: 'number'; least: number; most: number; initial: number }

type Plain = string | number
/** Tells whether a value of an option has a text of its own: a list without bounds is offered by its names. */
type Named = (option: string, value: number) => boolean
const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** What a part of a schema refers to. */
export function resolve(schema: OptionSchema, root: OptionSchema): OptionSchema {
  if (!schema.$ref) return schema
  return root.$defs?.[schema.$ref.split('/').at(-1) ?? ''] ?? {}
}

function field(name: string, raw: OptionSchema, root: OptionSchema, named: Named): Field | null {
  const schema = resolve(raw, root)
  const parts = (schema.anyOf ?? [schema]).map((part) => resolve(part, root))
  const optional = parts.some((part) => part.type === 'null')
  const main = parts.find((part) => part.type !== 'null') ?? {}
  const initial = raw.default ?? schema.default
  if (main.type === 'boolean') return { name, kind: 'flag', initial: initial === true }
  if (main.enum) {
    const listed = main.enum.filter((value): value is Plain => value !== null)
    const open = optional || main.enum.includes(null)
    const values: (Plain | null)[] = open ? [null, ...listed] : listed
    return {
      name,
      kind: 'one',
      values,
      initial: (initial as Plain | null | undefined) ?? (open ? null : (listed[0] ?? null)),
    }
  }
  if (main.type === 'array' && main.items) {
    const items = resolve(main.items, root)
    const values = (items.enum as Plain[] | undefined) ?? DIGITS.filter((digit) => named(name, digit))
    if (values.length === 0) return null
    return { name, kind: 'many', values, initial: (initial as Plain[] | null) ?? null }
  }
  if (main.type === 'integer' && main.minimum !== undefined && main.maximum !== undefined) {
    return { name, kind: 'number', least: main.minimum, most: main.maximum, initial: Number(initial ?? main.minimum) }
  }
  return null
}

/** The schema of a game's options itself, with what it refers to. */
export function optionSchema(game: GameInfo): OptionSchema {
  return resolve(game.options, game.options)
}

/** Read the fields of a form from the JSON Schema of a game's options; what a form cannot show keeps its default. */
export function fields(game: GameInfo, named: Named = () => false): Field[] {
  const properties = Object.entries(optionSchema(game).properties ?? {})
  // How many sit down is asked for on its own, above the ways to play.
  return properties.flatMap(([name, part]) =>
    name === 'players' ? [] : (field(name, part, game.options, named) ?? []),
  )
}

/** Tells whether a choice names a seat that a table for so many has not got. */
export function unseated(game: GameInfo, choice: unknown, count: number): boolean {
  return game.seats.indexOf(choice as string) >= count
}
