/** What happens on the tray: the dice that roll, and the hands of a verdict. */
import { untrack } from 'svelte'
import type { Beat, BoardProps } from '../../board'
import { pause } from '../../shared/pause'
import type { Desk } from '../play/desk.svelte'
import { cardOf, diceCard, type Hand, type Result, type View } from '../view'

/** A hand that lies on a card: judged, or only this screen's own and not judged yet. */
interface Laid {
  seat: string
  card: string
  hand: Hand
  result: Result | null
}

export class Drama {
  /** Hands of a verdict that is being shown. */
  #judged = $state.raw<readonly Laid[]>([])
  /** The dice of a replay roll. */
  #rolls = $state(false)
  readonly #props: () => BoardProps<View>
  readonly #desk: Desk

  /** Every hand that lies on the tray. */
  readonly laid = $derived.by<readonly Laid[]>(() => {
    if (this.rolling) return []
    const done: Laid[] = this.#props().view.touches ?? []
    const shown = [...done, ...this.#judged.filter((one) => !done.some((other) => other.seat === one.seat))]
    const own = Object.entries(this.#desk.slapped)
      .filter(([who]) => !shown.some((one) => one.seat === who))
      .map(([who, slap]) => ({ seat: who, card: slap.card, hand: slap.hand, result: null }))
    return [...shown, ...own]
  })

  constructor(props: () => BoardProps<View>, desk: Desk) {
    this.#props = props
    this.#desk = desk
    $effect(() => {
      void desk.round
      untrack(() => this.#begin())
    })
  }

  get still(): boolean {
    return this.#props().motion === 'off'
  }

  get rolling(): boolean {
    const { awaiting, view } = this.#props()
    return this.#rolls || (awaiting && view.dice === null)
  }

  /** The dice as they lie, and in words. */
  get dice() {
    const { view, t } = this.#props()
    const { rolling } = this
    const dice = rolling ? null : (view.dice ?? view.last_dice)
    const said = dice ? t('board-dice', { treat: dice[0], number: dice[1] }) : t('board-dice-none')
    return { dice, rolling, past: view.dice === null, label: rolling ? t('board-dice-rolling') : said }
  }

  /** A round is over, and its verdict stands. */
  get settled(): boolean {
    const { view } = this.#props()
    return view.dice === null && !this.rolling && view.rounds > 0 && view.last_dice !== null
  }

  /** The card that was the right one. */
  get target(): string | null {
    return this.settled ? diceCard(this.#props().view.last_dice) : null
  }

  /** Lay the hands of a verdict down one by one; in a replay let the dice roll first. */
  async perform(beat: Beat<View>): Promise<void> {
    const { kind, data } = beat.event
    if (kind === 'dice') {
      this.#rolls = true
      await pause(beat.lasts(600), beat.signal)
    } else if (kind === 'touched') {
      this.#judged = [
        ...this.#judged,
        { seat: String(data.seat), card: cardOf(data), hand: data.hand as Hand, result: data.result as Result },
      ]
      await pause(beat.lasts(240), beat.signal)
    }
  }

  #begin(): void {
    this.#judged = []
    this.#rolls = false
  }
}
