/**
 * Between the frame of a table and the board of a game.
 *
 * A game is a folder `web/src/games/<game-id>/` whose `index.ts` default-exports a `GameFace`. The folder is
 * found by name (see `./index.ts`) and loaded when it is needed; nothing else in the tree names a game.
 *
 * A board draws a view and sends moves. It knows no rules: what is possible now is in `legal`, what is not
 * possible may be sent all the same, and the server's refusal appears beside the thing that was touched.
 */
import type { Component } from 'svelte'
import type { Motion } from '../lib/settings.svelte'
import type { SoundName } from '../lib/sound/synth'
import type { Args, Translate } from '../lib/texts.svelte'

export type { Args, Motion, SoundName, Translate }

/** A text by id, said later in whatever language is in use then. */
export interface Said {
  id: string
  args?: Args
}

/** One thing that happened, as this viewer may know it. */
export interface GameEvent {
  kind: string
  data: Record<string, unknown>
}

/** An event to animate: the frame gives them one by one, in order, and shows `after` when the last is done. */
export interface Beat<View = unknown> {
  event: GameEvent
  /** Who moved: a seat, or `chance`. */
  actor: string
  /** The move as this viewer heard it. */
  move: string
  /** The view before the first and after the last event of this update (not between two events of it). */
  before: View | null
  after: View | null
  /** How long a movement of `ms` lasts with the present setting, and when many events wait. */
  lasts(ms: number): number
  /** Aborted when the player skips, or when something newer must be shown at once: jump to the end. */
  signal: AbortSignal
}

/** The server's answer to a move that is not possible. The frame shows the sentence beside `anchor`. */
export interface Refusal {
  move: string
  clause: string
  text: string
  anchor: Element | null
}

/** The server's answer to "what if": what would stand after a move, or why it is not possible. */
export interface Foreseen<Shows = unknown> {
  shows: Shows | null
  refusal: { clause: string; text: string; params: Readonly<Record<string, string>> } | null
}

/** What both a board and the words about it may look at. */
export interface Situation<View = unknown> {
  view: View
  phase: string
  /** Seats that may act now; `chance` while something is drawn; empty when the game is over. */
  actors: readonly string[]
  /** The seat the board is seen from, drawn nearest to the player; '' for a spectator. */
  seat: string
  /** Moves of `seat` now; `whole` when these are all of them, else only the ones worth offering. */
  legal: readonly string[]
  whole: boolean
  /** Seats that this browser holds (several in same-screen play). */
  mySeats: readonly string[]
  /** Every seat of the table, in the game's order, and the name of who sits there. */
  seats: readonly string[]
  names: Readonly<Record<string, string>>
  options: Readonly<Record<string, unknown>>
  over: boolean
  winners: readonly string[]
  /** Everything that has happened so far, in order, as this viewer heard it. */
  told: readonly GameEvent[]
}

/**
 * The sentence that ends a round. The frame says it in the bar, in the colour of `seat`, and holds the stage
 * meanwhile: about two seconds, or for as long as it is read.
 */
export interface Verdict {
  /** Who won it; '' for nobody. */
  seat: string
  /** Who won it, with what against what, and what it brought. */
  text: Said
  /** What comes now. */
  next?: Said | null
}

/** The count at the end of a game: who has what, and why that decides. The frame counts it up. */
export interface Tally {
  /** Why the winner has won, in a sentence. */
  why: Said
  rows: readonly TallyRow[]
}

export interface TallyRow {
  seat: string
  /** What it is made of, in the order in which it is counted; a part without points is only said. */
  parts: readonly { label: string; points?: number; icon?: FactIcon }[]
  /** The sum as it is said: `7`, `4 / 4`; left out where the parts say it all. */
  total?: string
}

export type Place = 'stage' | 'palm'

/** The properties of a game's `Board.svelte`, and of what it shows on a big screen and on phones in front of one. */
export interface BoardProps<View = unknown> extends Situation<View> {
  /** Where it is shown: `stage` on a big screen, `palm` on a phone in front of one; else it is the whole board. */
  place?: Place
  t: Translate
  language: 'fr' | 'en'
  motion: Motion
  /** True in a replay, for a spectator, while covered: nothing can be played; inspecting still works. */
  readonly: boolean
  /** A move sent and not yet confirmed: mark what it touches, do not show it as done. */
  pending: string | null
  /** The last refusal, until the next touch: the frame says it, the board may shake the thing touched. */
  refusal: Refusal | null
  /** The event of the log entry under the pointer or focus: show on the board what it was about. */
  pointed: GameEvent | null
  /** A move that was suggested: make it glow. */
  hint: string | null
  /** True while events are animated: input waits (a touch skips to the end). */
  busy: boolean
  /**
   * When this screen showed the start of the reaction round that is on, on the clock of `event.timeStamp`; null
   * outside such a round, or when this screen did not show its start.
   */
  shownAt: number | null
  /** A reaction round is about to begin: what starts it comes at once for all, and is not known yet. */
  awaiting: boolean
  /**
   * Send a move of `seat`, or of another one of `mySeats`. `anchor` is the element touched: a refusal is said
   * beside it.
   */
  send(move: string, anchor?: Element | null, seat?: string): void
  /** Try a move of `seat` without making it, for games that show previews; left out where there is nobody to ask. */
  preview?(move: string, ask?: string): Promise<Foreseen<any>>
  /** Open the rules at a clause. */
  rules(clause: string): void
  /** Play one of the page's sounds. */
  sound(name: SoundName): void
}

/** What a `Board.svelte` exports beside its properties (with `export function perform…`); optional. */
export interface BoardHandle<View = unknown> {
  /**
   * Animate one event; resolve when it is over. The old view is still shown meanwhile. Leave it out, or resolve
   * at once, where Svelte's own transitions between two views say enough.
   */
  perform?(beat: Beat<View>): Promise<void>
  /**
   * Resolve when what is to be read over the position has been put away, null where nothing is. It holds the stage: what
   * others do meanwhile is shown afterwards, and a replay, a guide and the cover of same-screen play wait for it too.
   */
  read?(): Promise<void> | null
  /**
   * Resolve when the scene that the last event opened has been seen to its end, null where none is on. Nothing that
   * comes after it is told before: neither the next event nor the score, the log or the position.
   */
  scene?(): Promise<void> | null
  /** Put away what lies over the position: another one is shown. */
  clear?(): void
  /** The line that says what to do now, where what the player holds changes it; null: the game's `instruction`. */
  says?(): Said | null
}

/** A large button in the frame's bar, beside the line that says what to do now. */
export interface BarAction {
  move: string
  label: Said
  /** What happens if you do it, in a few words. */
  note?: Said
  primary?: boolean
  /** A key for it, shown on the button: one letter, or `Enter`. */
  key?: string
}

/** A line under a player's name: score and what everybody may know (cards in hand …). */
export interface SeatNote {
  /** The main figure, tabular; left out where the game has no score. */
  score?: string
  /** Small facts with a text each, drawn as chips. */
  facts: { text: string; icon?: FactIcon }[]
}

export type FactIcon = 'hand' | 'deck' | 'manor' | 'castle' | 'star' | 'moon' | 'eye'

/** One step of the guided first game: one sentence of at most fifteen words, `guide-<id>` in the game's texts. */
export interface GuideStep<View = unknown> {
  id: string
  /** Shown the first time this holds. */
  when(situation: Situation<View>): boolean
  /** A CSS selector of the thing that it speaks of, on the board or in the bar: it is ringed. */
  target?: string
  /** A clause to open from here. */
  clause?: string
  /** True: asks for a move. Every step ends by its button or by the player's next move, and bots wait till then. */
  untilMove?: boolean
}

export interface Guide<View = unknown> {
  /** Options for an easy first game, and the level of the bot. */
  options: Record<string, unknown>
  level?: string
  steps: readonly GuideStep<View>[]
}

/** How a seat looks: a colour token and a sign, for colour is never the only sign. */
export interface SeatLook {
  /** The name of a CSS token of `tokens.css`, without the dashes: `ghost-green`. */
  colour: string
  /** Path data of a sign in a 24 × 24 box. */
  sign: string
}

/** The picture on the box, drawn by us: SVG that fills its place (ratio 4:5) and is hidden from screen readers. */
export type BoxPicture = Component<Record<string, never>>

/** What a game says at a table. */
export interface Speech<View = any> {
  /** A move in words, for hints, the keyboard and screen readers: "Jouer le 5". */
  describe?(move: string, situation: Situation<View>, t: Translate): string
  /** The line that says what to do now; null: `phase-<phase>`. */
  instruction?(situation: Situation<View>): Said | null
  actions?(situation: Situation<View>): BarAction[]
  note?(seat: string, situation: Situation<View>, t: Translate): SeatNote
  /**
   * Arguments of an event's sentence, where seats and numbers are not enough (names of cards …).
   * `base` has the event's data with seats already replaced by names; null: say nothing about this event.
   */
  args?(event: GameEvent, base: Args, t: Translate): Args | null
  /**
   * The sentence that ends a round after event `at` of a move's `events`; null where that ends none. `situation` is the
   * position before the move.
   */
  verdict?(at: number, events: readonly GameEvent[], situation: Situation<View>): Verdict | null
  /** The count at the end of the game. What was hidden is shown by the board itself: its view hides nothing then. */
  tally?(situation: Situation<View>, t: Translate): Tally | null
  /** The sound of an event, if it has one. */
  sound?(event: GameEvent): SoundName | null
}

/**
 * What a game's folder gives to the house. Light, for the landing page shows it: it must import neither the board nor what is
 * said at a table statically.
 */
export interface GameFace<View = any> extends Speech<View> {
  id: string
  /** Its place on the shelf of the landing page, from the left. */
  shelf: number
  Box: BoxPicture
  /** Rough length of a game in minutes, and the youngest players. */
  minutes: number
  age: number
  /**
   * Nothing is hidden between players at one screen: no cover, and the board, which then sees as a spectator
   * does, takes the moves of all of `mySeats`. Says for how many the screen has room.
   */
  shared?: number
  /** Phases in which several move at the same time: one who is left there is waited for, and has no turn. */
  together?: readonly string[]
  looks: Readonly<Record<string, SeatLook>>
  /** Options that a new table is proposed with, after what has been chosen so far; what a person chooses goes before. */
  propose?(options: Readonly<Record<string, unknown>>): Record<string, unknown>
  /** The text that says what is proposed to newcomers; null where nothing is, or something else was chosen. */
  advice?(options: Readonly<Record<string, unknown>>): string | null
  /** Told what a person chose for a table that was made, to propose it the next time. */
  chosen?(options: Readonly<Record<string, unknown>>): void
  /** `() => import('./Board.svelte')`; left out while the game has no board yet. */
  board?: () => Promise<{ default: Component<any, any> }>
  /**
   * What a big screen shows, seen by a spectator from three metres, in a place 960 wide that is then enlarged; left out:
   * the board. It takes the properties of a board, and may offer its handle.
   */
  stage?: () => Promise<{ default: Component<any, any> }>
  /** What a phone shows in front of a big screen: its player's own, and what to do now; left out: the board. */
  palm?: () => Promise<{ default: Component<any, any> }>
  /** `() => import('./show/speech')`: `atTable` adds what it exports to the face. */
  speech?: () => Promise<Speech<View>>
  guide?: () => Promise<{ default: Guide<View> }>
  /** `() => import('./practice/Practice.svelte')`: practising alone, without a table. */
  practice?: () => Promise<{ default: Component }>
}
