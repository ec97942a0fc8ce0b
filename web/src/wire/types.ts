/** The wire, as `docs/wire.md` and the server's `messages.py` have it. */
export type Texts = Record<string, string>
export type SeatKind = 'open' | 'human' | 'bot'
export type Status = 'waiting' | 'playing' | 'over'

export interface ClockRule {
  kind: 'none' | 'relaxed' | 'move'
  seconds: number
}

export interface ClockNow {
  kind: 'none' | 'relaxed' | 'move' | 'rules'
  seats: string[]
  left_ms: number | null
}

export interface SeatInfo {
  seat: string
  kind: SeatKind
  name: string
  level: string
  present: boolean
  mine: boolean
  stand_in: boolean
  reserved: boolean
}

export interface Result {
  winners: string[]
  scores: Record<string, number>
  reason: string
  seed: string
}

export interface TableInfo {
  id: string
  game: string
  options: Record<string, unknown>
  status: Status
  public: boolean
  clock: ClockRule
  seats: SeatInfo[]
  spectators: number
  commitment: string
  created: number
  invite: string
  host: boolean
  rematch: string
}

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

export interface GameInfo {
  id: string
  prefix: string
  name: Texts
  pitch: Texts
  seats: string[]
  fewest: number
  options: OptionSchema
  levels: string[]
  clauses: string[]
  realtime: boolean
}

export interface SeatRequest {
  kind: SeatKind
  name?: string
  level?: string
}

export interface CreateTable {
  game: string
  options?: Record<string, unknown>
  seats?: SeatRequest[]
  public?: boolean
  clock?: ClockRule
  start?: boolean
}

export interface TableCard {
  id: string
  game: string
  status: Status
  public: boolean
  seats: SeatInfo[]
  updated: number
  turn: boolean
}

export interface Problem {
  clause: string
  message: string
  params: Record<string, string>
  text: Texts
}

export interface SeenEvent {
  kind: string
  data?: Record<string, unknown>
}

interface Placed {
  seq: number
  at: number
}

export interface MoveLine extends Placed {
  type: 'move'
  actor: string
  move: string
  by: 'person' | 'bot' | 'clock' | 'chance'
  events: SeenEvent[]
  hinted: boolean
  measured: Record<string, number> | null
}
export interface ChatLine extends Placed {
  type: 'chat'
  seat: string
  name: string
  text: string
}
export interface SeatLine extends Placed {
  type: 'seat'
  seat: string
  kind: SeatKind
  name: string
  level: string
  why: 'join' | 'leave' | 'set' | 'stand-in' | 'return'
}
export interface StartLine extends Placed {
  type: 'start'
}
export interface HintLine extends Placed {
  type: 'hint'
  seat: string
}
export interface TakebackLine extends Placed {
  type: 'takeback'
  seat: string
  step: 'asked' | 'agreed' | 'done' | 'declined'
  first: number
}
export interface VoteLine extends Placed {
  type: 'vote'
  by: string
  seat: string
}
export interface RematchLine extends Placed {
  type: 'rematch'
  seat: string
  table: string
  invite: string
}
export type Line = MoveLine | ChatLine | SeatLine | StartLine | HintLine | TakebackLine | VoteLine | RematchLine

export interface Now {
  seat: string
  phase: string
  actors: string[]
  view: unknown
  legal: string[]
  whole: boolean
  clock: ClockNow
  may_take_back: boolean
  takeback: { seat: string; first: number; waiting: string[] } | null
  votes: Record<string, string[]>
  result: Result | null
}

export interface Frame {
  line: Line | null
  phase: string
  actors: string[]
  view: unknown
}

export interface Film {
  table: TableInfo
  seat: string
  frames: Frame[]
  result: Result | null
}

export interface BetterMove {
  move: string
  gain: number
  message: string
  params: Record<string, string | number>
  text: Texts
}

export interface Judged {
  before: Record<string, number>
  after: Record<string, number>
  better: BetterMove | null
}

export interface Decision {
  frame: number
  seat: string
  move: string
  known: Judged
  open: Judged
}

export interface TurningPoint {
  frame: number
  seat: string
  before: number
  after: number
}

export interface Analysis {
  status: 'none' | 'working' | 'done' | 'failed'
  done: number
  of: number
  decisions: Decision[]
  known_turns: TurningPoint[]
  open_turns: TurningPoint[]
  result: Record<string, number>
}

export interface Snapshot {
  type: 'snapshot'
  seq: number
  table: TableInfo
  now: Now
  lines: Line[]
}
export interface Update {
  type: 'update'
  after: number
  seq: number
  table: TableInfo
  now: Now
  lines: Line[]
  reveal: boolean
}
export interface Ok {
  type: 'ok'
  id: string
  seq: number
}
export interface Refused {
  type: 'refused'
  id: string
  clause: string
  message: string
  params: Record<string, string>
  text: Texts
  seq: number
}
export interface HintAnswer {
  type: 'hint'
  id: string
  seat: string
  move: string
  message: string
  params: Record<string, string | number>
  text: Texts
  seq: number
}
export interface PreviewAnswer {
  type: 'preview'
  id: string
  seat: string
  move: string
  shows: unknown
  seq: number
}
export interface Presence {
  type: 'presence'
  seats: Record<string, boolean>
  spectators: number
}
export interface Rolling {
  type: 'rolling'
}
export interface Ping {
  type: 'ping'
  n: number
}
export interface WireError {
  type: 'error'
  message: string
  text: Texts
}
export type FromServer = Snapshot | Update | Ok | Refused | HintAnswer | PreviewAnswer | Presence | Rolling | Ping | WireError

export type Command =
  | { type: 'move'; id: string; seat: string; move: string }
  | { type: 'chat'; id: string; text: string; seat: string }
  | { type: 'ask-hint'; id: string; seat: string }
  | { type: 'ask-preview'; id: string; seat: string; move: string; ask: string }
  | { type: 'ask-takeback'; id: string; seat: string }
  | { type: 'answer-takeback'; id: string; seat: string; agree: boolean }
  | { type: 'vote-bot'; id: string; seat: string; target: string }
export type FromClient = Command | { type: 'look'; seat: string } | { type: 'seen'; seq: number } | { type: 'pong'; n: number }
