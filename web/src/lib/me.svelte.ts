import { api } from './api'
import { t } from './texts.svelte'

const GUESTS = 8

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

  /** The name to sit down with: the one given, the one known, or a guest's. */
  async seated(given = ''): Promise<string> {
    await this.load()
    const name = given.trim() || this.name || t(`guest-${1 + Math.floor(Math.random() * GUESTS)}`)
    if (name !== this.name) this.name = (await api.rename(name)).name
    return this.name
  }
}

export const me = new Me()
