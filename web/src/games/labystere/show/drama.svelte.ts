/** What happens on the stage: the die, walks and exchanges, cards turned up, accusations. */
import type { Beat, BoardProps } from '../../board'
import { pause } from '../../shared/pause'
import type { Desk } from '../play/desk.svelte'
import { seenIn, seenSince } from './motion'
import type { Judged } from '../parts/Verdict.svelte'
import { shiftsOf, type View } from '../view'

/** What the board shows for a moment because of an event. */
export interface Show {
  /** Where pawns are while they walk. */
  pawns: Record<string, string | null>
  /** How long one step lasts. */
  step: number
  /** How far stacks have moved, in squares. */
  shifts: Record<string, { x: number; y: number }>
  /** A card turned up for all. */
  turned: { square: string; action: string } | null
  /** Somebody looks here, alone. */
  peeked: { square: string; seat: string } | null
  /** Something said beside a square for a moment. */
  said: { square: string; text: string } | null
}

const STILL: Show = { pawns: {}, step: 160, shifts: {}, turned: null, peeked: null, said: null }
const LINGER_MS = 2600

export class Drama {
  show = $state.raw<Show>(STILL)
  /** An accusation that is being judged. */
  said = $state.raw<Judged | null>(null)
  rolling = $state(false)
  rolled = $state(0)

  readonly #props: () => BoardProps<View>
  readonly #desk: Desk
  readonly #bubble = $derived.by(() => this.show.said)
  /** What was already lifted, so that a position does not lift it again. */
  #enquired = -1
  #told = false

  constructor(props: () => BoardProps<View>, desk: Desk) {
    this.#props = props
    this.#desk = desk
    $effect(() => {
      if (this.#bubble) return this.#later(() => (this.show = { ...this.show, said: null }))
    })
    $effect(() => {
      if (this.said && this.said.verdict !== 'waiting' && !this.#props().over)
        return this.#later(() => (this.said = null))
    })
  }

  /** A new position is shown: nothing moves any more, and what was seen while the player skipped is lifted. */
  begin(): void {
    const { view, seat, names, motion, readonly } = this.#props()
    const fresh = this.#told ? null : seenSince(view, seat, this.#enquired, names)
    this.show = { ...STILL, step: motion === 'full' ? 160 : 0, said: this.show.said }
    this.rolled = 0
    this.rolling = false
    if (fresh && !readonly) this.#desk.lifted = fresh
    this.#enquired = view.enquiry.length
    this.#told = false
  }

  /** Show what an event did; pawns, stacks and cards stay where it brought them until the new view is shown. */
  async perform(beat: Beat<View>): Promise<void> {
    const { seat, names, readonly } = this.#props()
    const seen = seenIn(beat.event, seat, names)
    this.#desk.hovered = null
    await this.#act(beat)
    if (seen && !readonly) {
      this.#desk.lifted = seen
      this.#told = true
    }
  }

  async #act(beat: Beat<View>): Promise<void> {
    const { kind, data } = beat.event
    const { t } = this.#props()
    const who = String(data.seat ?? '')
    switch (kind) {
      case 'die':
        return this.#roll(Number(data.die), beat)
      case 'walk':
        return this.#walk(who, data.walk as string[], beat)
      case 'jump':
        return this.#carry({ [who]: String(data.to) }, beat)
      case 'trade':
        return this.#carry({ [who]: String(data.to), [String(data.other)]: String(data.from) }, beat)
      case 'swap':
        return this.#set({ step: beat.lasts(420), shifts: shiftsOf(String(data.one), String(data.two)) }, 460, beat)
      case 'turn-up': {
        const turned = { square: String(data.square), action: String(data.action) }
        return this.#set(
          { turned, said: { square: turned.square, text: t('action', { action: turned.action }) } },
          560,
          beat,
        )
      }
      case 'look-witness':
      case 'look-place':
        return this.#set({ peeked: { square: String(data.square), seat: who } }, 380, beat)
      case 'show':
      case 'found-nothing':
      case 'nobody-asked':
        return this.#set({ said: this.#answer(beat) }, 420, beat)
      case 'declare':
      case 'wrong':
      case 'end':
        return this.#judge(beat)
    }
  }

  async #roll(die: number, beat: Beat<View>): Promise<void> {
    if (beat.lasts(420) > 100) {
      this.rolling = true
      await pause(beat.lasts(420), beat.signal)
    }
    this.rolling = false
    this.rolled = die
    await pause(beat.lasts(180), beat.signal)
  }

  async #walk(who: string, squares: readonly string[], beat: Beat<View>): Promise<void> {
    const step = beat.lasts(Math.min(190, 900 / squares.length))
    for (const square of squares) {
      this.show = { ...this.show, step, pawns: { ...this.show.pawns, [who]: square } }
      await pause(step, beat.signal)
    }
  }

  #carry(pawns: Show['pawns'], beat: Beat<View>): Promise<void> {
    return this.#set({ step: beat.lasts(420), pawns: { ...this.show.pawns, ...pawns } }, 460, beat)
  }

  async #set(change: Partial<Show>, ms: number, beat: Beat<View>): Promise<void> {
    this.show = { ...this.show, ...change }
    await pause(beat.lasts(ms), beat.signal)
  }

  /** What came of a question, as all may know it, said where the asker stands. */
  #answer({ event: { kind, data } }: Beat<View>): Show['said'] {
    const { t, names, view } = this.#props()
    const who = String(data.seat ?? '')
    const asked = String(data.asked ?? '')
    const facts = { of: String(data.of), held: Number(data.held ?? 0), card: 'unknown' }
    const text = t(`event-${kind}`, { ...facts, seat: names[who] ?? who, asked: names[asked] ?? asked })
    return { square: this.show.pawns[who] ?? view.pawns[who] ?? 'c3', text }
  }

  /** An accusation is said, and then found wrong or right. */
  async #judge(beat: Beat<View>): Promise<void> {
    const { kind, data } = beat.event
    if (kind === 'declare') {
      this.#desk.accusing = false
      this.said = {
        seat: String(data.seat ?? ''),
        suspect: String(data.suspect),
        place: String(data.place),
        verdict: 'waiting',
      }
      await pause(beat.lasts(1000), beat.signal)
    } else if (kind === 'wrong') {
      if (this.said) this.said = { ...this.said, verdict: 'wrong' }
      await pause(beat.lasts(420), beat.signal)
    } else {
      if (this.said && data.reason === 'LAB-E1') this.said = { ...this.said, verdict: 'right' }
      await pause(beat.lasts(1800), beat.signal)
      this.said = null
    }
  }

  #later(act: () => void): () => void {
    const timer = setTimeout(act, LINGER_MS)
    return () => clearTimeout(timer)
  }
}
