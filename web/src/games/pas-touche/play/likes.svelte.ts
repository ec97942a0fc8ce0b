/** How the person at this screen likes to play; remembered between games. */
import { recall, remember } from './memory'

export class Likes {
  #figures = $state(recall().figures)

  get figures(): boolean {
    return this.#figures
  }

  set figures(on: boolean) {
    this.#figures = on
    remember({ figures: on })
  }
}
