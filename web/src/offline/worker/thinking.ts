import type { Question, Thought } from './thinker.worker'

/** Questions that the second worker answers, one after the other. */
export class Thinking {
  readonly #worker: Worker
  readonly #waiting = new Map<number, { resolve(answer: string): void; reject(error: Error): void }>()
  #asked = 0

  constructor(root: string) {
    this.#worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module', name: root })
    this.#worker.onmessage = ({ data }: MessageEvent<Thought>) => {
      const waiting = this.#waiting.get(data.id)
      this.#waiting.delete(data.id)
      if ('answer' in data) waiting?.resolve(data.answer)
      else waiting?.reject(new Error(data.failed))
    }
    this.#worker.onerror = (event) => {
      for (const { reject } of this.#waiting.values()) reject(new Error(event.message))
      this.#waiting.clear()
    }
  }

  ask(kind: string, question: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const id = (this.#asked += 1)
      this.#waiting.set(id, { resolve, reject })
      this.#worker.postMessage({ id, kind, question } satisfies Question)
    })
  }
}
