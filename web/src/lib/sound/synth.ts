/** Every sound, made from noise and a few oscillators. Never louder than speech. */

export type SoundName =
  'card' | 'turn' | 'wood' | 'token' | 'dice' | 'bell' | 'owl' | 'shriek' | 'no' | 'win' | 'lose' | 'tick' | 'pop'

let context: AudioContext | null = null
let out: GainNode | null = null
let noise: AudioBuffer | null = null

function ready(): { at: number; ctx: AudioContext; to: GainNode } | null {
  if (!context) {
    context = new AudioContext()
    out = context.createGain()
    out.gain.value = 0.35
    const soft = context.createDynamicsCompressor()
    out.connect(soft).connect(context.destination)
    noise = context.createBuffer(1, context.sampleRate, context.sampleRate)
    const data = noise.getChannelData(0)
    for (let i = 0; i < data.length; i += 1) data[i] = Math.random() * 2 - 1
  }
  if (context.state === 'suspended') void context.resume()
  return out ? { at: context.currentTime + 0.005, ctx: context, to: out } : null
}

interface Puff {
  from: number
  to: number
  q?: number
  gain: number
  ms: number
  delay?: number
  type?: BiquadFilterType
}

/** A breath of filtered noise: felt, paper, wind. */
function puff({ from, to, q = 0.8, gain, ms, delay = 0, type = 'bandpass' }: Puff): void {
  const here = ready()
  if (!here || !noise) return
  const { ctx } = here
  const at = here.at + delay / 1000
  const source = ctx.createBufferSource()
  source.buffer = noise
  const filter = ctx.createBiquadFilter()
  filter.type = type
  filter.Q.value = q
  filter.frequency.setValueAtTime(from, at)
  filter.frequency.exponentialRampToValueAtTime(to, at + ms / 1000)
  const level = ctx.createGain()
  level.gain.setValueAtTime(0.0001, at)
  level.gain.exponentialRampToValueAtTime(gain, at + 0.008)
  level.gain.exponentialRampToValueAtTime(0.0001, at + ms / 1000)
  source.connect(filter).connect(level).connect(here.to)
  source.start(at, Math.random() * 0.5, ms / 1000 + 0.05)
}

interface Tone {
  from: number
  to?: number
  gain: number
  ms: number
  delay?: number
  shape?: OscillatorType
  attack?: number
  wobble?: number
}

/** A tone that glides and fades: wood, bells, owls. */
function tone({ from, to = from, gain, ms, delay = 0, shape = 'sine', attack = 6, wobble = 0 }: Tone): void {
  const here = ready()
  if (!here) return
  const { ctx } = here
  const at = here.at + delay / 1000
  const oscillator = ctx.createOscillator()
  oscillator.type = shape
  oscillator.frequency.setValueAtTime(from, at)
  oscillator.frequency.exponentialRampToValueAtTime(to, at + ms / 1000)
  if (wobble) {
    const shake = ctx.createOscillator()
    const depth = ctx.createGain()
    shake.frequency.value = 9
    depth.gain.value = wobble
    shake.connect(depth).connect(oscillator.frequency)
    shake.start(at)
    shake.stop(at + ms / 1000)
  }
  const level = ctx.createGain()
  level.gain.setValueAtTime(0.0001, at)
  level.gain.exponentialRampToValueAtTime(gain, at + attack / 1000)
  level.gain.exponentialRampToValueAtTime(0.0001, at + ms / 1000)
  oscillator.connect(level).connect(here.to)
  oscillator.start(at)
  oscillator.stop(at + ms / 1000 + 0.05)
}

const sounds: Record<SoundName, () => void> = {
  card: () => {
    puff({ from: 2600, to: 700, gain: 0.5, ms: 90 })
    puff({ from: 300, to: 120, gain: 0.5, ms: 70, delay: 55, type: 'lowpass' })
  },
  turn: () => {
    puff({ from: 1400, to: 4200, gain: 0.28, ms: 110 })
    puff({ from: 320, to: 140, gain: 0.35, ms: 60, delay: 110, type: 'lowpass' })
  },
  wood: () => {
    tone({ from: 340, to: 190, gain: 0.6, ms: 70, shape: 'triangle', attack: 1 })
    puff({ from: 1800, to: 500, gain: 0.25, ms: 40 })
  },
  token: () => {
    tone({ from: 520, to: 310, gain: 0.5, ms: 80, shape: 'triangle', attack: 1 })
    tone({ from: 880, gain: 0.16, ms: 380, delay: 60 })
    tone({ from: 1318, gain: 0.09, ms: 420, delay: 110 })
  },
  dice: () => {
    for (const delay of [0, 70, 125, 200, 250, 340]) {
      tone({ from: 900 + Math.random() * 500, to: 400, gain: 0.3, ms: 45, delay, shape: 'triangle', attack: 1 })
      puff({ from: 3000, to: 900, gain: 0.2, ms: 35, delay })
    }
  },
  bell: () => {
    for (const [index, ratio] of [0.5, 1, 1.19, 1.5, 2, 2.74].entries()) {
      tone({ from: 330 * ratio, gain: 0.22 / (index + 1), ms: 1900 - index * 220, attack: 2 })
    }
  },
  owl: () => {
    tone({ from: 330, to: 300, gain: 0.28, ms: 260, attack: 70 })
    tone({ from: 320, to: 330, gain: 0.22, ms: 120, delay: 420, attack: 40 })
    tone({ from: 335, to: 290, gain: 0.28, ms: 520, delay: 560, attack: 90, wobble: 5 })
  },
  shriek: () => {
    tone({ from: 520, to: 1500, gain: 0.2, ms: 240, shape: 'sawtooth', attack: 30, wobble: 40 })
    tone({ from: 1500, to: 620, gain: 0.18, ms: 420, delay: 230, shape: 'triangle', attack: 10, wobble: 60 })
    puff({ from: 1800, to: 900, gain: 0.12, ms: 520 })
  },
  no: () => {
    tone({ from: 190, to: 150, gain: 0.42, ms: 90, shape: 'triangle', attack: 2 })
    tone({ from: 150, to: 120, gain: 0.42, ms: 140, delay: 110, shape: 'triangle', attack: 2 })
  },
  win: () => {
    for (const [index, note] of [392, 494, 587, 784].entries()) {
      tone({ from: note, gain: 0.26, ms: 520, delay: index * 120, shape: 'triangle', attack: 12 })
    }
  },
  lose: () => {
    for (const [index, note] of [392, 349, 294].entries()) {
      tone({ from: note, gain: 0.22, ms: 560, delay: index * 190, attack: 30 })
    }
  },
  pop: () => tone({ from: 420, to: 900, gain: 0.2, ms: 110, shape: 'triangle', attack: 4 }),
  tick: () => tone({ from: 660, to: 640, gain: 0.16, ms: 160, attack: 8 }),
}

export function play(name: SoundName): void {
  sounds[name]()
}
