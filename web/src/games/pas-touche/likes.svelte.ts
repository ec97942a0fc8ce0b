/** How the person at this screen likes to play; remembered between games. */
import { recall, remember } from './memory'

export class Likes {
  #automatic = $state(recall().automatic)
  #figures = $state(recall().figures)

  get automatic(): boolean {
    return this.#automatic
  }

  set automatic(on: boolean) {
    this.#automatic = on
    remember({ automatic: on })
  }

  get figures(): boolean {
    return this.#figures
  }

  set figures(on: boolean) {
    this.#figures = on
    remember({ figures: on })
  }
}
