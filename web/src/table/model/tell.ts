import type { Args, GameEvent, GameFace, Translate } from '../../games/board'
import { say as afar } from '../../lib/notices/words'
import { levelName } from '../../lib/levels'
import { dateOf, gameTexts, t } from '../../lib/texts.svelte'
import type { Line } from '../../wire/types'

interface Sentence {
  key: string
  /** The numbers of the first and the last line that say it. */
  first: number
  seq: number
  text: string
  /** The seat it is about; '' for the table or chance. */
  seat: string
  kind: 'move' | 'chat' | 'table'
  event: GameEvent | null
  /** How often it is said in a row. */
  times: number
}

/** What a sentence needs to know about the table. */
export interface Teller {
  face: GameFace | null
  say: Translate
  seats: readonly string[]
  nameOf(seat: string): string
}

/** What only whoever runs the server does is said in the words of their desk. */
const ofHost = gameTexts('desk')
const PLACE = 'side' // a side of a board, though seats may be called alike
const CARD = /^([a-z][a-z-]*) (\d+)$/
const NOTHING = '–'
const onScreen = gameTexts('screen')

/**
 * What an event's sentence is given: the same arguments as in the terminal (src/veillee/texts/event_arguments.py).
 * docs/adding-a-game.md lists them; tests/event_arguments.json has an example of each, which both sides are held to.
 * The page calls everybody by name: `who` is always `other`, unless the game says otherwise.
 */
export function argsOf(event: GameEvent, teller: Teller): Args | null {
  const said = (field: string, value: unknown): string | number => {
    if (typeof value === 'number') return value
    const word = String(value)
    if (field !== PLACE && teller.seats.includes(word)) return teller.nameOf(word)
    const [, kind = '', digits = ''] = CARD.exec(word) ?? []
    if (!kind) return word
    const id = `card-${kind}`
    const card = teller.say(id, { value: Number(digits), [kind]: Number(digits) })
    return card === id ? word : card
  }
  const base: Args = {}
  for (const [field, value] of Object.entries(event.data)) {
    if (Array.isArray(value)) base[field] = value.length ? value.map((part) => said(field, part)) : NOTHING
    else base[field] = said(field, value)
  }
  if (base.seat !== undefined) Object.assign(base, { name: base.seat, who: 'other' })
  return teller.face?.args ? teller.face.args(event, base, teller.say) : base
}

/** Say a text, or a neutral one where a newer server tells what this page has no text for. */
function sayKnown(say: Translate, id: string, args: Args): string {
  const text = say(id, args)
  return text === id ? t('log-unknown') : text
}

/** Tell a line of the log in plain sentences. */
export function tell(line: Line, teller: Teller): Sentence[] {
  const { seq } = line
  const once = { key: `${seq}`, first: seq, seq, event: null, times: 1 }
  const about = (text: string, seat = ''): Sentence[] => [{ ...once, text, seat, kind: 'table' }]
  switch (line.type) {
    case 'move':
      return line.events.flatMap((seen, index) => {
        const event: GameEvent = { kind: seen.kind, data: seen.data ?? {} }
        const args = argsOf(event, teller)
        if (!args) return []
        const seat = line.actor === 'chance' ? String(event.data.seat ?? '') : line.actor
        const text = sayKnown(teller.say, `event-${event.kind}`, args)
        return [{ ...once, key: `${seq}.${index}`, text, seat, kind: 'move' as const, event }]
      })
    case 'chat': {
      const text = t('log-chat', { name: line.name || t('seat-spectator'), text: line.text })
      return [{ ...once, text, seat: line.seat, kind: 'chat' }]
    }
    case 'reaction':
      return about(
        t('log-reaction', { name: teller.nameOf(line.seat), feeling: t(`feeling-${line.reaction}`) }),
        line.seat,
      )
    case 'pause':
      return about(sayKnown(onScreen, line.paused ? 'log-pause' : 'log-go-on', {}), line.seat)
    case 'pace': {
      const pace = t(`pace-${line.pace}`)
      return line.seat ? about(t('log-pace', { name: teller.nameOf(line.seat), pace }), line.seat) : []
    }
    case 'seat': {
      const bot = () => t('seat-bot', { level: levelName(line.level) })
      const name = line.name || (line.kind === 'bot' ? bot() : teller.nameOf(line.seat))
      return about(sayKnown(t, `log-seat-${line.why}`, { name, kind: line.kind }), line.seat)
    }
    case 'start':
      return about(t('log-start'))
    case 'hint':
      return about(t('log-hint', { name: teller.nameOf(line.seat) }), line.seat)
    case 'takeback':
      return about(sayKnown(t, `log-takeback-${line.step}`, { name: teller.nameOf(line.seat) }), line.seat)
    case 'vote':
      return about(t('log-vote', { by: teller.nameOf(line.by), name: teller.nameOf(line.seat) }), line.by)
    case 'holiday':
      return about(
        afar(`log-holiday-${line.step}`, {
          name: teller.nameOf(line.seat),
          days: line.days,
          date: dateOf(line.until),
        }),
        line.seat,
      )
    case 'rematch':
      return about(t('log-rematch', { name: teller.nameOf(line.seat) }), line.seat)
    case 'end':
      return about(ofHost('ended-by-host'))
    default:
      return about(t('log-unknown'))
  }
}

/** Tell the whole log (chat and feelings aside); the same sentence said again in a row is counted, not repeated. */
export function gather(lines: readonly Line[], teller: Teller): Sentence[] {
  const said: Sentence[] = []
  for (const line of lines) {
    if (line.type === 'chat' || line.type === 'reaction') continue
    for (const sentence of tell(line, teller)) {
      const last = said.at(-1)
      if (last && last.text === sentence.text && last.kind === 'move') {
        said[said.length - 1] = { ...sentence, key: last.key, first: last.first, times: last.times + 1 }
      } else said.push(sentence)
    }
  }
  return said
}
