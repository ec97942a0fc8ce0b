/** What is painted on the cardboard: all drawn by us, nothing loaded. */
import { type CanvasTexture, ClampToEdgeWrapping } from 'three'
import { LOOKS } from '../show/looks'
import type { Side } from '../view'
import { painted } from './mesh'
import { INKS, TINTS } from './tokens'

type Ink = CanvasRenderingContext2D

/** Small steady noise, the same on every machine and in every test. */
function speckle(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

/** Wood-coloured cardboard, to be tinted: faint fibres on white. */
export function fibres(): CanvasTexture {
  return painted(256, 256, (ink) => {
    const chance = speckle(7)
    ink.fillStyle = INKS.board
    ink.fillRect(0, 0, 256, 256)
    for (let k = 0; k < 90; k += 1) {
      ink.strokeStyle = `rgb(${INKS.fibre} / ${0.04 + chance() * 0.09})`
      ink.lineWidth = 1 + chance() * 3
      const y = chance() * 256
      ink.beginPath()
      ink.moveTo(-8, y)
      ink.bezierCurveTo(80, y + chance() * 14 - 7, 170, y + chance() * 14 - 7, 264, y)
      ink.stroke()
    }
  })
}

/** A square of the carpet: a border, a rosette, some wear. */
export function carpet(odd: boolean): CanvasTexture {
  return painted(256, 256, (ink) => {
    ink.fillStyle = odd ? INKS.carpetOdd : INKS.carpet
    ink.fillRect(0, 0, 256, 256)
    ink.strokeStyle = odd ? INKS.borderOdd : INKS.border
    ink.globalAlpha = 0.5
    ink.lineWidth = 4
    ink.strokeRect(12, 12, 232, 232)
    ink.globalAlpha = 0.34
    ink.lineWidth = 5
    ink.translate(128, 128)
    for (let k = 0; k < 8; k += 1) {
      ink.rotate(Math.PI / 4)
      ink.beginPath()
      ink.ellipse(0, -38, 13, 34, 0, 0, 7)
      ink.stroke()
    }
    ink.setTransform(1, 0, 0, 1, 0, 0)
    const chance = speckle(odd ? 11 : 5)
    for (let k = 0; k < 900; k += 1) {
      ink.globalAlpha = 0.05 + chance() * 0.05
      ink.fillStyle = chance() < 0.5 ? INKS.wear : INKS.wearLight
      ink.fillRect(chance() * 256, chance() * 256, 2, 5)
    }
  })
}

/** Wallpaper over a panelled dado, one door's width. */
export function wallpaper(): CanvasTexture {
  return painted(256, 512, (ink) => {
    ink.fillStyle = INKS.wall
    ink.fillRect(0, 0, 256, 512)
    for (let k = 0; k < 8; k += 1) {
      ink.fillStyle = k % 2 ? INKS.stripeOdd : INKS.stripe
      ink.fillRect(k * 32, 0, 32, 360)
      ink.fillStyle = INKS.lozenge
      for (let row = 0; row < 6; row += 1) {
        ink.save()
        ink.translate(k * 32 + 16, 40 + row * 60 + (k % 2) * 30)
        ink.rotate(Math.PI / 4)
        ink.fillRect(-4, -4, 8, 8)
        ink.restore()
      }
    }
    ink.fillStyle = INKS.dado
    ink.fillRect(0, 360, 256, 152)
    ink.fillStyle = INKS.moulding
    ink.fillRect(0, 352, 256, 8)
    ink.fillRect(0, 0, 256, 16)
    ink.fillStyle = INKS.mouldingLow
    ink.fillRect(0, 16, 256, 6)
  })
}

/** A door with two panels and a frame. */
export function doorLeaf(): CanvasTexture {
  return painted(128, 256, (ink) => {
    ink.fillStyle = INKS.doorFrame
    ink.fillRect(0, 0, 128, 256)
    ink.fillStyle = INKS.door
    ink.fillRect(8, 8, 112, 248)
    for (const [y, tall] of [
      [96, 64],
      [172, 72],
    ] as const) {
      ink.fillStyle = INKS.panel
      ink.fillRect(24, y, 80, tall)
      ink.strokeStyle = INKS.panelEdge
      ink.lineWidth = 4
      ink.strokeRect(24, y, 80, tall)
    }
  })
}

/** The brass disc with a door's number. */
export function brass(number: number): CanvasTexture {
  return painted(128, 128, (ink) => {
    const shine = ink.createRadialGradient(46, 40, 6, 64, 64, 66)
    shine.addColorStop(0, INKS.brassLight)
    shine.addColorStop(0.5, INKS.brass)
    shine.addColorStop(1, INKS.brassDark)
    ink.fillStyle = shine
    ink.beginPath()
    ink.arc(64, 64, 62, 0, 7)
    ink.fill()
    ink.fillStyle = INKS.figure
    ink.font = '700 84px sans-serif'
    ink.textAlign = 'center'
    ink.textBaseline = 'middle'
    ink.fillText(String(number), 64, 70)
  })
}

/** The plate of the keyhole: large, golden and a little frightening. */
export function plate(): CanvasTexture {
  return painted(256, 256, (ink) => {
    const shine = ink.createLinearGradient(60, 0, 200, 256)
    shine.addColorStop(0, INKS.plateLight)
    shine.addColorStop(0.5, INKS.plate)
    shine.addColorStop(1, INKS.plateDark)
    ink.fillStyle = shine
    ink.beginPath()
    ink.roundRect(58, 4, 140, 248, 60)
    ink.fill()
    ink.strokeStyle = INKS.plateEdge
    ink.lineWidth = 8
    ink.stroke()
    ink.fillStyle = INKS.hole
    ink.beginPath()
    ink.arc(128, 96, 44, 0, 7)
    ink.fill()
    ink.beginPath()
    ink.moveTo(110, 110)
    ink.lineTo(92, 212)
    ink.lineTo(164, 212)
    ink.lineTo(146, 110)
    ink.fill()
  })
}

/** A ghost's sheet in its gang's colour: folds, a wavy hem, eyes, its sign; frightened: pale, with a round mouth. */
export function linen(side: Side, afraid: boolean): CanvasTexture {
  const texture = painted(512, 256, (ink) => {
    ink.fillStyle = afraid ? INKS.pale : TINTS[side]
    ink.fillRect(0, 0, 512, 256)
    const fall = ink.createLinearGradient(0, 0, 0, 256)
    fall.addColorStop(0, INKS.crown)
    fall.addColorStop(0.5, INKS.shoulder)
    fall.addColorStop(0.75, INKS.waist)
    fall.addColorStop(1, INKS.foot)
    ink.fillStyle = fall
    ink.fillRect(0, 0, 512, 256)
    ink.strokeStyle = INKS.fold
    ink.lineWidth = 9
    for (let k = 0; k < 12; k += 1) {
      ink.beginPath()
      ink.moveTo(k * 43 + 12, 256)
      ink.quadraticCurveTo(k * 43 + 24, 180, k * 43 + 20, 120)
      ink.stroke()
    }
    ink.fillStyle = INKS.hem
    for (let k = 0; k < 12; k += 1) {
      ink.beginPath()
      ink.arc(k * 43 + 21, 262, 17, Math.PI, 0)
      ink.fill()
    }
    face(ink, afraid)
    ink.fillStyle = afraid ? INKS.signPale : INKS.sign
    // Worn on the forehead; the head is narrow, so it is drawn wide.
    ink.translate(256 - 40, 26)
    ink.scale(3.3, 2.1)
    ink.fill(new Path2D(LOOKS[side].sign))
  })
  // The hem does not go on above the head.
  texture.wrapT = ClampToEdgeWrapping
  return texture
}

function face(ink: Ink, afraid: boolean): void {
  for (const way of [-1, 1]) {
    ink.fillStyle = INKS.eye
    ink.beginPath()
    ink.ellipse(256 + way * 40, 124, afraid ? 25 : 20, afraid ? 34 : 27, 0, 0, 7)
    ink.fill()
    ink.fillStyle = INKS.gleam
    ink.beginPath()
    ink.arc(256 + way * 40 - 6, 114, afraid ? 10 : 8, 0, 7)
    ink.fill()
  }
  if (!afraid) return
  ink.fillStyle = INKS.eye
  ink.beginPath()
  ink.ellipse(256, 186, 17, 24, 0, 0, 7)
  ink.fill()
}

/** The piano's keys. */
export function keys(ink: Ink, width: number, height: number): void {
  ink.fillStyle = INKS.ivory
  ink.fillRect(0, 0, width, height)
  const wide = width / 22
  ink.strokeStyle = INKS.ebony
  ink.lineWidth = 2
  for (let k = 0; k < 22; k += 1) ink.strokeRect(k * wide, 0, wide, height)
  ink.fillStyle = INKS.ebony
  for (let k = 0; k < 21; k += 1)
    if (![2, 6].includes(k % 7)) ink.fillRect((k + 0.68) * wide, 0, wide * 0.64, height * 0.6)
}

/** Two drawers with knobs. */
export function drawers(ink: Ink, width: number, height: number): void {
  ink.fillStyle = INKS.drawer
  ink.fillRect(0, 0, width, height)
  for (const half of [0, 1]) {
    ink.strokeStyle = INKS.drawerEdge
    ink.lineWidth = 5
    ink.strokeRect(8, 8 + (half * height) / 2, width - 16, height / 2 - 16)
    ink.fillStyle = INKS.knob
    ink.beginPath()
    ink.arc(width / 2, height * (0.25 + half * 0.5), width * 0.08, 0, 7)
    ink.fill()
  }
}

/** A runner with a fringe. */
export function runner(ink: Ink, width: number, height: number): void {
  ink.fillStyle = INKS.runner
  ink.fillRect(0, 0, width, height)
  ink.strokeStyle = INKS.fringe
  ink.lineWidth = 8
  ink.strokeRect(12, 12, width - 24, height - 24)
  ink.fillStyle = INKS.fringe
  for (let k = 1; k < 8; k += 1) {
    ink.save()
    ink.translate((k * width) / 8, height / 2)
    ink.rotate(Math.PI / 4)
    ink.fillRect(-9, -9, 18, 18)
    ink.restore()
  }
}

/** A buttoned back. */
export function buttons(ink: Ink, width: number, height: number): void {
  ink.fillStyle = INKS.velvet
  ink.fillRect(0, 0, width, height)
  ink.strokeStyle = INKS.quilt
  ink.lineWidth = 4
  for (let k = -4; k < 9; k += 1) {
    ink.beginPath()
    ink.moveTo((k * width) / 5, 0)
    ink.lineTo(((k + 3) * width) / 5, height)
    ink.moveTo(((k + 3) * width) / 5, 0)
    ink.lineTo((k * width) / 5, height)
    ink.stroke()
  }
  ink.fillStyle = INKS.knob
  for (let k = 0; k < 5; k += 1) {
    ink.beginPath()
    ink.arc(((k + 0.5) * width) / 5, height / 2, 6, 0, 7)
    ink.fill()
  }
}
