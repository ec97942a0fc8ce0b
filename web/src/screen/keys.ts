import type { Table } from '../table/model/model.svelte'
import type { Key } from './Remote.svelte'
import { say } from './words'

/** What the remote control does to a game that runs. */
export function pauseKey(table: Table | null): Key[] {
  if (table?.info?.status !== 'playing') return []
  const rests = table.info.paused
  return [
    {
      id: rests ? 'go-on' : 'pause',
      label: say(rests ? 'go-on' : 'pause'),
      icon: rests ? 'play' : 'pause',
      press: () => table.requests.setPause(!rests),
    },
  ]
}
