/** The wire's types under short names: `schema.ts` is written from the server's own by `make schema`. */
import type { components } from './schema'

type Wire = components['schemas']

/** The version of the wire that this page speaks (docs/wire.md); a server with a newer one needs a newer page. */
export const WIRE_VERSION = 1

/** What the window is told when a socket brings a notice to everybody, with the notice: any page may show it. */
export const NOTICE_EVENT = 'veillee-notice'

/** What stands in every table: both fields, though a request may leave them out. */
export type ClockRule = Required<Wire['ClockRule']>
export type SeatInfo = Wire['SeatInfo']
export type Result = Wire['Result']
export type TableInfo = Wire['TableInfo']
export type Pace = NonNullable<TableInfo['pace']>
export type SeatRequest = Wire['SeatRequest']
export type CreateTable = Wire['CreateTable']
export type TableCard = Wire['TableCard']
export type GameFigures = Wire['GameFigures']
export type Sharing = Wire['Sharing']
export type Problem = Wire['Problem']
export type Notice = Wire['Notice']
export type HouseNow = Wire['HouseNow']

export type AdminStatus = Wire['AdminStatus']
export type AdminTable = Wire['AdminTable']
export type AdminEvening = Wire['AdminEvening']
export type AdminPerson = Wire['AdminPerson']
export type AdminLine = Wire['AdminLine']
export type Keep = Required<Wire['Keep']>
export type KeptPerson = Wire['KeptPerson']
export type Forgotten = Wire['Forgotten']
export type Swept = Wire['Swept']

/** The part of JSON Schema that a game's options use. */
export interface OptionSchema {
  type?: string
  default?: unknown
  enum?: unknown[]
  anyOf?: OptionSchema[]
  items?: OptionSchema
  title?: string
  additionalProperties?: OptionSchema
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  $ref?: string
  properties?: Record<string, OptionSchema>
  $defs?: Record<string, OptionSchema>
}
export type GameInfo = Omit<Wire['GameInfo'], 'options'> & { options: OptionSchema }

export type MoveLine = Wire['MoveLine']
export type ChatLine = Wire['ChatLine']
export type SeatLine = Wire['SeatLine']
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
export type Command = Extract<FromClient | ToEvening, { id: string }>

export type Analysis = Wire['Analysis']
export type Decision = Wire['Decision']
export type Judged = Wire['Judged']
export type TurningPoint = Wire['TurningPoint']

export type EveningDoor = Wire['EveningDoor']
export type EveningInfo = Wire['EveningInfo']
export type EveningCard = Wire['EveningCard']
export type EveningGame = Wire['EveningGame']
export type EveningSeat = Wire['EveningSeat']
export type EveningScore = Wire['EveningScore']
export type PersonInfo = Wire['PersonInfo']
export type ProposalInfo = Wire['ProposalInfo']
export type Chair = Wire['Chair']
export type ScoreLine = Wire['ScoreLine']
export type Suggestion = Wire['Suggestion']
export type RiddleInfo = Wire['RiddleInfo']
export type Night = Wire['Night']
export type Moment = Wire['Moment']
export type Moments = Wire['Moments']
export type Reaction = Wire['ReactionLine']['reaction']
export type EveningSnapshot = Wire['EveningSnapshot']
export type EveningUpdate = Wire['EveningUpdate']
export type EveningLine = EveningSnapshot['lines'][number]
export type WordsLine = Wire['WordsLine']
export type ReactionLine = Wire['ReactionLine']
export type FromEvening = Wire['FromEvening']
export type ToEvening = Wire['ToEvening']
/** What somebody does in the room; going to a table and back is no deed. */
export type EveningCommand = Exclude<ToEvening, { type: 'enter' | 'exit' }>

export type DeviceList = Wire['DeviceList']
export type DeviceWord = Wire['DeviceWord']
export type DeviceAsked = Wire['DeviceAsked']
export type DeviceAnswer = Wire['DeviceAnswer']
