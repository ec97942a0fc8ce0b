import { api } from './api'

/** The person of this browser: a nickname, nothing else. */
class Me {
  name = $state('')
  #asked: Promise<void> | null = null

  load(): Promise<void> {
    this.#asked ??= api
      .me()
      .then((me) => void (this.name = me.name))
      .catch(() => void (this.#asked = null))
    return this.#asked
  }
}

export const me = new Me()
