import { atTable } from '../games'
import type { GameFace } from '../games/board'
import { settings } from '../lib/settings.svelte'
import { gameTexts, loadTexts } from '../lib/texts.svelte'
import type { Table } from '../table/model/model.svelte'

/** The face of the game at a table, as soon as it and its words are here. */
export class Faced {
  face = $state.raw<GameFace | null>(null)

  constructor(table: () => Table | null) {
    const named = $derived(table()?.info?.game ?? '')
    $effect(() => {
      const at = table()
      const game = named
      if (!at || !game) return void (this.face = null)
      void Promise.all([atTable(game), loadTexts(game, settings.language)])
        .then(([found]) => {
          at.say = gameTexts(game)
          at.face = found
          if (table() === at) this.face = found
        })
        .catch(() => undefined)
    })
  }
}
