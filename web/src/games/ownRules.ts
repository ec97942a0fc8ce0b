/** The numbers of a game's variant as a form shows them, read from the JSON Schema of its options. */
import type { GameInfo, OptionSchema } from '../wire/types'
import { optionSchema, resolve } from './options'

/** A rule number, or several of one kind; `box` is what lies in the box. */
export type Rule = { name: string; least: number; most: number } & (
  | { kind: 'number'; step: number; box: number }
  | { kind: 'numbers'; keys: readonly string[]; listed: boolean; box: Readonly<Record<string, number>> }
  /** Some of a range, each known by a text `<title>-<number>-name`. */
  | { kind: 'some'; title: string; box: readonly number[] }
)
export type Variant = Readonly<Record<string, unknown>>
/** Numbers that cannot be: which rules, and why in words. */
export interface Fault {
  fields: readonly string[]
  text: string
}

const FINE = 0.01

function bounds(schema: OptionSchema): { least: number; most: number; step: number } | null {
  const step = schema.type === 'integer' ? 1 : FINE
  const least = schema.minimum ?? (schema.exclusiveMinimum === undefined ? undefined : schema.exclusiveMinimum + step)
  if (!['integer', 'number'].includes(schema.type ?? '') || least === undefined || schema.maximum === undefined)
    return null
  return { least, most: schema.maximum, step }
}

function rule(name: string, schema: OptionSchema, root: OptionSchema): Rule | null {
  const own = bounds(schema)
  if (own) return { name, kind: 'number', ...own, box: Number(schema.default) }
  const inner = resolve(schema.items ?? schema.additionalProperties ?? {}, root)
  const each = bounds(inner)
  if (!each || schema.default === undefined) return null
  const [least, most] = [each.least, each.most]
  if (schema.type === 'object') {
    const box = schema.default as Record<string, number>
    return { name, kind: 'numbers', least, most, keys: Object.keys(box), listed: false, box }
  }
  const listed = schema.default as number[]
  if (inner.title) return { name, kind: 'some', least, most, title: inner.title, box: listed }
  const box = Object.fromEntries(listed.map((number, index) => [String(index + 1), number]))
  return { name, kind: 'numbers', least, most, keys: Object.keys(box), listed: true, box }
}

/** The numbers of a game's variant that a form can show; none where it has no variant. */
export function rules(game: GameInfo): Rule[] {
  const option = optionSchema(game).properties?.variant
  const variant = (option?.anyOf ?? []).map((part) => resolve(part, game.options)).find((part) => part.properties)
  return Object.entries(variant?.properties ?? {}).flatMap(([name, part]) => rule(name, part, game.options) ?? [])
}

/** What a rule is now, number by number. */
export function numbersOf(rule: Rule, variant: Variant): Readonly<Record<string, number>> {
  const now = variant[rule.name]
  if (rule.kind === 'number') return { '': (now as number | undefined) ?? rule.box }
  if (rule.kind === 'some')
    return Object.fromEntries(((now as number[] | undefined) ?? rule.box).map((one) => [one, one]))
  if (rule.listed && now) return Object.fromEntries((now as number[]).map((one, index) => [String(index + 1), one]))
  return { ...rule.box, ...(now as Record<string, number> | undefined) }
}

/** A variant with one number changed; what is as in the box is left out. */
export function changed(rule: Rule, variant: Variant, key: string, number: number): Variant {
  const { [rule.name]: _, ...others } = variant
  const wanted = (value: unknown, same: boolean): Variant => (same ? others : { ...others, [rule.name]: value })
  if (rule.kind === 'number') return wanted(number, number === rule.box)
  if (rule.kind === 'some') return variant
  const now = { ...numbersOf(rule, variant), [key]: number }
  const differs = rule.keys.filter((one) => now[one] !== rule.box[one])
  const value = rule.listed
    ? rule.keys.map((one) => now[one])
    : Object.fromEntries(differs.map((one) => [one, now[one]]))
  return wanted(value, differs.length === 0)
}

/** A variant in which one of a range is chosen, or is no longer. */
export function chosen(rule: Rule & { kind: 'some' }, variant: Variant, one: number, on: boolean): Variant {
  const { [rule.name]: _, ...others } = variant
  const kept = Object.values(numbersOf(rule, variant)).filter((other) => other !== one)
  const next = [...kept, ...(on ? [one] : [])].sort((a, b) => a - b)
  return next.join() === rule.box.join() ? others : { ...others, [rule.name]: next }
}

/** The rules of which a number is out of its bounds. */
export function amiss(list: readonly Rule[], variant: Variant): string[] {
  const fits = (rule: Rule, number: number) =>
    number >= rule.least &&
    number <= rule.most &&
    (rule.kind === 'number' && rule.step < 1 ? true : Number.isInteger(number))
  return list
    .filter((one) => !Object.values(numbersOf(one, variant)).every((number) => fits(one, number)))
    .map((one) => one.name)
}

/** What of a game's options a table cannot be asked for with: numbers out of their bounds. */
export function faultOf(game: GameInfo, options: Readonly<Record<string, unknown>>): Fault | null {
  const fields = amiss(rules(game), (options.variant ?? {}) as Variant)
  return fields.length > 0 ? { fields, text: '' } : null
}

/** What was refused, where the refusal names numbers of the variant. */
export function refusedRules(params: Readonly<Record<string, string>> | undefined, text: string): Fault | null {
  return params?.fields ? { fields: params.fields.split(' '), text } : null
}

/** Options with another variant; without one where all is as in the box. */
export function withVariant(options: Readonly<Record<string, unknown>>, variant: Variant): Record<string, unknown> {
  const { variant: _, ...others } = options
  return Object.keys(variant).length > 0 ? { ...others, variant } : others
}
