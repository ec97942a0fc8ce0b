/** The ghosts' sheets: all drawn by us, nothing loaded. */
import { type CanvasTexture, ClampToEdgeWrapping } from 'three'
import { LOOKS } from '../../show/looks'
import type { Side } from '../../view'
import { INKS, TINTS } from '../tokens'
import { speckle } from './paint'
import { type Ink, painted } from './painter'

/** How a ghost feels: asleep at its start, sneaking through the hall, caught, relieved, or proud to be out. */
export type Mood = 'asleep' | 'sneaking' | 'caught' | 'relieved' | 'proud'

/** A ghost's sheet in its gang's colour: folds, a stitched and wavy hem, its sign, a face that tells how it feels. */
export function linen(side: Side, mood: Mood): CanvasTexture {
  const caught = mood === 'caught'
  const texture = painted(1024, 512, caught ? INKS.pale : TINTS[side], (ink) => {
    ink.scale(2, 2)
    ink.fillStyle = caught ? INKS.pale : TINTS[side]
    ink.fillRect(0, 0, 512, 256)
    const fall = ink.createLinearGradient(0, 0, 0, 256)
    fall.addColorStop(0, INKS.crown)
    fall.addColorStop(0.5, INKS.shoulder)
    fall.addColorStop(0.75, INKS.waist)
    fall.addColorStop(1, INKS.foot)
    ink.fillStyle = fall
    ink.fillRect(0, 0, 512, 256)
    weave(ink)
    for (let k = 0; k < 12; k += 1) {
      for (const [shift, colour] of [
        [0, INKS.fold],
        [9, INKS.foldLight],
      ] as const) {
        ink.strokeStyle = colour
        ink.lineWidth = 7
        ink.beginPath()
        ink.moveTo(k * 42.67 + 12 + shift, 256)
        ink.quadraticCurveTo(k * 42.67 + 24 + shift, 180, k * 42.67 + 20 + shift, 112)
        ink.stroke()
      }
    }
    hem(ink)
    face(ink, mood)
    ink.fillStyle = caught ? INKS.signPale : INKS.sign
    // Worn on the forehead; the head is narrow, so it is drawn wide.
    ink.translate(256 - 40, 26)
    ink.scale(3.3, 2.1)
    ink.fill(new Path2D(LOOKS[side].sign))
  })
  // The hem does not go on above the head.
  texture.wrapT = ClampToEdgeWrapping
  return texture
}

function weave(ink: Ink): void {
  const chance = speckle(17)
  for (let k = 0; k < 1400; k += 1) {
    ink.fillStyle = chance() < 0.5 ? INKS.fold : INKS.foldLight
    ink.globalAlpha = chance() * 0.3
    ink.fillRect(chance() * 512, chance() * 256, 1, 3)
  }
  ink.globalAlpha = 1
}

/** Scallops at the foot, with a seam over them. */
function hem(ink: Ink): void {
  ink.fillStyle = INKS.hem
  for (let k = 0; k < 12; k += 1) {
    ink.beginPath()
    ink.arc(k * 42.67 + 21, 262, 17, Math.PI, 0)
    ink.fill()
  }
  ink.strokeStyle = INKS.foldLight
  ink.lineWidth = 2.5
  ink.setLineDash([6, 5])
  ink.beginPath()
  for (let k = 0; k < 12; k += 1) ink.arc(k * 42.67 + 21, 262, 24, Math.PI, 0)
  ink.stroke()
  ink.setLineDash([])
}

function face(ink: Ink, mood: Mood): void {
  ink.lineCap = 'round'
  ink.strokeStyle = ink.fillStyle = INKS.eye
  const shut = mood === 'asleep' ? 1 : mood === 'relieved' || mood === 'proud' ? -1 : 0
  for (const way of [-1, 1]) {
    const x = 256 + way * 40
    if (shut) {
      ink.lineWidth = 7
      ink.beginPath()
      if (shut > 0) ink.arc(x, 116, 18, 0.35, Math.PI - 0.35)
      else ink.arc(x, 136, 18, Math.PI + 0.35, -0.35)
      ink.stroke()
      continue
    }
    ink.fillStyle = INKS.eye
    ink.beginPath()
    ink.ellipse(x, 124, mood === 'caught' ? 25 : 20, mood === 'caught' ? 34 : 27, 0, 0, 7)
    ink.fill()
    ink.fillStyle = INKS.gleam
    ink.beginPath()
    // Whoever sneaks looks aside.
    ink.arc(mood === 'caught' ? x - 6 : x + 7, mood === 'caught' ? 112 : 116, mood === 'caught' ? 10 : 9, 0, 7)
    ink.fill()
  }
  ink.fillStyle = ink.strokeStyle = INKS.eye
  ink.lineWidth = 5
  ink.beginPath()
  if (mood === 'caught') ink.ellipse(256, 186, 17, 24, 0, 0, 7)
  else if (mood === 'asleep') ink.ellipse(256, 160, 5, 6, 0, 0, 7)
  else if (mood === 'sneaking') ink.ellipse(256, 168, 6, 4, 0, 0, 7)
  else ink.arc(256, 154, mood === 'proud' ? 22 : 16, 0.3, Math.PI - 0.3)
  if (shut < 0) ink.stroke()
  else ink.fill()
  if (shut < 0) {
    ink.fillStyle = INKS.blush
    for (const way of [-1, 1]) {
      ink.beginPath()
      ink.ellipse(256 + way * 70, 160, 16, 10, 0, 0, 7)
      ink.fill()
    }
  }
}
