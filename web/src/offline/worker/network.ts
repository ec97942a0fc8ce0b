/** The sums of a trained network, as `veillee.offline.network` asks for them. */
interface Layer {
  rows: number
  columns: number
  weights: Float32Array
}

/** Read hexadecimal text. */
function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length / 2)
  for (let index = 0; index < bytes.length; index += 1)
    bytes[index] = parseInt(text.slice(2 * index, 2 * index + 2), 16)
  return bytes
}

/** The number of sixteen bits of a float16. */
function half(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1
  const exponent = (bits >> 10) & 0x1f
  const fraction = bits & 0x3ff
  if (exponent === 0) return sign * fraction * 2 ** -24
  if (exponent === 0x1f) return fraction ? NaN : sign * Infinity
  return sign * (1024 + fraction) * 2 ** (exponent - 25)
}

function layer([rows, columns, text]: [number, number, string]): Layer {
  const bytes = bytesOf(text)
  const weights = new Float32Array(rows * columns)
  for (let index = 0; index < weights.length; index += 1)
    weights[index] = half(bytes[2 * index]! | (bytes[2 * index + 1]! << 8))
  return { rows, columns, weights }
}

/** A stream of numbers in 0..1 that a seed begins (mulberry32). */
function stream(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export class Sums {
  readonly #layers: Record<string, Layer>
  /** The first layer by columns: most of what is observed is zero, and is skipped. */
  readonly #first: Float32Array

  constructor(layers: string) {
    const named = JSON.parse(layers) as Record<string, [number, number, string]>
    this.#layers = Object.fromEntries(Object.entries(named).map(([name, given]) => [name, layer(given)]))
    const { rows, columns, weights } = this.#layers['first.weight']!
    this.#first = new Float32Array(weights.length)
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1)
        this.#first[column * rows + row] = weights[row * columns + column]!
  }

  /** The probability of each chosen output. */
  chances(sheet: string, chosen: string): string {
    const [outputs] = JSON.parse(chosen) as [number[]]
    const hidden = this.#hidden(bytesOf(sheet))
    const logits = outputs.map((output) => this.#output('policy', hidden, output))
    const most = Math.max(...logits)
    const weights = logits.map((logit) => Math.exp(logit - most))
    const sum = weights.reduce((one, two) => one + two, 0)
    return JSON.stringify(weights.map((weight) => weight / sum))
  }

  /** One output drawn for each of many observations; its place among those chosen for it. */
  draw(sheets: string, chosen: string, seed: number): string {
    const choices = JSON.parse(chosen) as number[][]
    const all = bytesOf(sheets)
    const size = all.length / choices.length
    const luck = stream(seed)
    const drawn = choices.map((outputs, index) => {
      const hidden = this.#hidden(all.subarray(index * size, (index + 1) * size))
      let best = 0
      let most = -Infinity
      outputs.forEach((output, place) => {
        const reach = this.#output('policy', hidden, output) - Math.log(-Math.log(luck() || Number.EPSILON))
        if (reach > most) [best, most] = [place, reach]
      })
      return best
    })
    return JSON.stringify(drawn)
  }

  /** The result that is expected, -1 to 1. */
  worth(sheet: string): number {
    return Math.tanh(this.#output('value', this.#hidden(bytesOf(sheet)), 0))
  }

  #hidden(sheet: Uint8Array): Float32Array {
    const rows = this.#layers['first.weight']!.rows
    const first = this.#layers['first.bias']!.weights.slice()
    for (let column = 0; column < sheet.length; column += 1) {
      const value = sheet[column]!
      if (value === 0) continue
      const begin = column * rows
      for (let row = 0; row < rows; row += 1) first[row]! += value * this.#first[begin + row]!
    }
    for (let row = 0; row < rows; row += 1) if (first[row]! < 0) first[row] = 0
    const second = new Float32Array(this.#layers['second.weight']!.rows)
    for (let row = 0; row < second.length; row += 1) second[row] = Math.max(0, this.#output('second', first, row))
    return second
  }

  #output(name: string, given: Float32Array, row: number): number {
    const { columns, weights } = this.#layers[`${name}.weight`]!
    let sum = this.#layers[`${name}.bias`]!.weights[row]!
    const begin = row * columns
    for (let column = 0; column < columns; column += 1) sum += weights[begin + column]! * given[column]!
    return sum
  }
}
