/** The box, from the same file as the engine: treats, numbers, tracks and levels. */
import data from '../../../../src/veillee/games/pas_touche/data.json'

export type Colour = keyof typeof data.tracks
export type Treat = Exclude<keyof typeof data.cards.green, `${number}`>
export type Space = 'lock' | 'arrow' | 'cross'

export const TREATS = data.treats as readonly Treat[]
export const NUMBERS: readonly number[] = Object.keys(data.cards.green).map(Number).filter(Boolean)
export const TRACKS = data.tracks as Record<Colour, Space[]>
/** From easy to hard (PT-M3). */
export const COLOURS = Object.keys(TRACKS) as readonly Colour[]
/** The colours of each level's Constraint cards, easiest leftmost (PT-L1). */
export const LEVELS = data.levels as readonly Colour[][]
