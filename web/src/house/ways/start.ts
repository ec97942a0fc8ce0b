import type { Options } from '../../games/seats'
import type { GameInfo } from '../../wire/types'

/** Begin a game in the given way, with the options that were chosen; what goes wrong is said on the page. */
export type Start = (way: (game: GameInfo, options: Options) => Promise<void>) => Promise<void>
