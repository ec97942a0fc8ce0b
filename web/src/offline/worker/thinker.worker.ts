/** The second worker: bots think here, while tables answer in the first. */
import { Sums } from './network'
import { startPython } from './python'

export interface Question {
  id: number
  kind: string
  question: string
}

export type Thought = { id: number; answer: string } | { id: number; failed: string }

const thinking = startPython(self.name, () => undefined).then((python) =>
  python.pyimport('veillee.offline.thinker').Thinker((layers: string) => new Sums(layers)),
)

self.onmessage = async ({ data: { id, kind, question } }: MessageEvent<Question>) => {
  try {
    const thinker = await thinking
    self.postMessage({ id, answer: thinker.answer(kind, question) } satisfies Thought)
  } catch (error) {
    self.postMessage({ id, failed: String(error) } satisfies Thought)
  }
}
