/** The wire's types under short names: `schema.ts` is written from the server's own by `make schema`. */
import type { components } from './schema'

type Wire = components['schemas']

/** The version of the wire that this page speaks (docs/wire.md); a server with a newer one needs a newer page. */
export const WIRE_VERSION = 1

/** What stands in every table: both fields, though a request may leave them out. */
export type ClockRule = Required<Wire['ClockRule']>
export type SeatInfo = Wire['SeatInfo']
export type Result = Wire['Result']
export type TableInfo = Wire['TableInfo']
export type SeatRequest = Wire['SeatRequest']
export type CreateTable = Wire['CreateTable']
export type TableCard = Wire['TableCard']
export type Problem = Wire['Problem']

/** The part of JSON Schema that a game's options use. */
export interface OptionSchema {
  type?: string
  default?: unknown
  enum?: unknown[]
  anyOf?: OptionSchema[]
  items?: OptionSchema
  minimum?: number
  maximum?: number
  $ref?: string
  properties?: Record<string, OptionSchema>
  $defs?: Record<string, OptionSchema>
}
export type GameInfo = Omit<Wire['GameInfo'], 'options'> & { options: OptionSchema }

export type MoveLine = Wire['MoveLine']
export type ChatLine = Wire['ChatLine']
export type RematchLine = Wire['RematchLine']
export type Line = Snapshot['lines'][number]
export type Now = Wire['Now']
export type Film = Wire['Film']

export type Snapshot = Wire['Snapshot']
export type Update = Wire['Update']
export type Ok = Wire['Ok']
export type Refused = Wire['Refused']
export type HintAnswer = Wire['HintAnswer']
export type PreviewAnswer = Wire['PreviewAnswer']
export type Presence = Wire['Presence']
export type FromServer = Wire['FromServer']

export type FromClient = Wire['FromClient']
export type Command = Extract<FromClient, { id: string }>

export type Analysis = Wire['Analysis']
export type Decision = Wire['Decision']
export type Judged = Wire['Judged']
export type TurningPoint = Wire['TurningPoint']
