/** Those who wait until what lies over a board has been read and put away. */
export class Readers {
  #waiting: (() => void)[] = []

  /** Resolve when it is put away; null where nothing is open. */
  wait(open: boolean): Promise<void> | null {
    return open ? new Promise((resolve) => this.#waiting.push(resolve)) : null
  }

  release(): void {
    for (const go of this.#waiting.splice(0)) go()
  }
}
