import { gameName } from '../../games/name'
import type { EveningLine } from '../../wire/types'
import { say } from '../words'

/** A line of the evening as a sentence; null for what speaks for itself. */
export function tell(line: EveningLine, teller: { nameOf(person: string): string }): string | null {
  const name = 'person' in line ? teller.nameOf(line.person) : ''
  switch (line.type) {
    case 'words':
      return say('said', { name: line.name, text: line.text })
    case 'reaction':
      return say('reacted', { name, reaction: say(`feeling-${line.reaction}`) })
    case 'arrive':
      if (line.beside) return say('brought', { name, by: teller.nameOf(line.beside) })
      return line.back ? say('came-back', { name }) : say('arrived', { name })
    case 'depart':
      return line.why === 'removed' ? say('was-removed', { name, by: teller.nameOf(line.by) }) : say('left', { name })
    case 'rename':
      return say('renamed', { name: line.name })
    case 'wish':
      return say(`wishes-${line.wish}`, { name })
    case 'lamp':
      return say('lamp-passed', { name })
    case 'propose':
      return say('proposed', { name, game: gameName(line.game) })
    case 'begin':
      return say('began', { game: gameName(line.game) })
    case 'abandon':
      return line.person ? say('abandoned', { name }) : say('abandoned-by-house')
    case 'close':
      return line.person ? say('closed-by', { name }) : say('closed-by-house')
    case 'reopen':
      return say('reopened-by', { name })
    case 'riddle':
      return say('riddle-asked', { name })
    case 'riddle-answer':
      return say(line.right ? 'riddle-found' : 'riddle-missed', { name })
    case 'riddle-show':
      return say('riddle-shown')
    default:
      return null
  }
}
