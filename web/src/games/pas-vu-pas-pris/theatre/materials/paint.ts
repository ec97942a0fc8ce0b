/** What is painted on the cardboard: all drawn by us, nothing loaded. */
import type { CanvasTexture } from 'three'
import { LOOKS } from '../../show/looks'
import type { Side } from '../../view'
import { INKS, TINTS } from '../tokens'
import { type Ink, painted } from './painter'

/** Small steady noise, the same on every machine and in every test. */
export function speckle(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

/** Wood, to be tinted: long grain on a pale ground, a knot here and there. */
export function wood(seed: number, grain: 'fine' | 'broad' = 'fine'): CanvasTexture {
  return painted(512, 512, INKS.board, (ink) => {
    const chance = speckle(seed)
    ink.fillStyle = INKS.board
    ink.fillRect(0, 0, 512, 512)
    const lines = grain === 'fine' ? 190 : 110
    for (let k = 0; k < lines; k += 1) {
      const y = chance() * 512
      ink.strokeStyle = `rgb(${INKS.fibre} / ${0.05 + chance() * 0.13})`
      ink.lineWidth = 0.6 + chance() * (grain === 'fine' ? 2 : 5)
      ink.beginPath()
      ink.moveTo(-8, y)
      ink.bezierCurveTo(150, y + chance() * 22 - 11, 350, y + chance() * 22 - 11, 520, y + chance() * 8 - 4)
      ink.stroke()
    }
    for (let k = 0; k < 3; k += 1) {
      const [x, y] = [chance() * 512, chance() * 512]
      for (let ring = 1; ring < 6; ring += 1) {
        ink.strokeStyle = `rgb(${INKS.fibre} / ${0.2 - ring * 0.03})`
        ink.lineWidth = 1.4
        ink.beginPath()
        ink.ellipse(x, y, ring * 7, ring * 2.6, 0, 0, 7)
        ink.stroke()
      }
    }
    for (let k = 0; k < 2600; k += 1) {
      ink.fillStyle = `rgb(${INKS.fibre} / ${chance() * 0.12})`
      ink.fillRect(chance() * 512, chance() * 512, 1 + chance() * 5, 1)
    }
  })
}

/** Cloth for what is upholstered, to be tinted: a close weave. */
export function cloth(): CanvasTexture {
  return painted(256, 256, INKS.board, (ink) => {
    const chance = speckle(23)
    ink.fillStyle = INKS.board
    ink.fillRect(0, 0, 256, 256)
    for (let y = 0; y < 256; y += 4)
      for (let x = 0; x < 256; x += 4) {
        ink.fillStyle = `rgb(${INKS.fibre} / ${0.04 + chance() * 0.16})`
        ink.fillRect(x + ((y / 4) % 2) * 2, y, 2, 3)
      }
  })
}

/** A soft round light, to be added to what is behind it. */
export function glow(): CanvasTexture {
  return painted(128, 128, INKS.haloEdge, (ink) => {
    const shine = ink.createRadialGradient(64, 64, 2, 64, 64, 64)
    shine.addColorStop(0, INKS.halo)
    shine.addColorStop(0.25, INKS.haloMiddle)
    shine.addColorStop(1, INKS.haloEdge)
    ink.fillStyle = shine
    ink.fillRect(0, 0, 128, 128)
  })
}

/** The soft spot under a ghost. */
export function blot(): CanvasTexture {
  return painted(64, 64, INKS.shadeEdge, (ink) => {
    const dark = ink.createRadialGradient(32, 32, 8, 32, 32, 32)
    dark.addColorStop(0, INKS.shade)
    dark.addColorStop(1, INKS.shadeEdge)
    ink.fillStyle = dark
    ink.fillRect(0, 0, 64, 64)
  })
}

/** The band along the top of a wall: the side's colour with its sign, again and again. */
export function frieze(side: Side): CanvasTexture {
  return painted(256, 58, TINTS[side], (ink) => {
    ink.fillStyle = TINTS[side]
    ink.fillRect(0, 0, 256, 58)
    ink.fillStyle = INKS.moulding
    ink.fillRect(0, 0, 256, 4)
    ink.fillRect(0, 54, 256, 4)
    sign(ink, side, 128 - 22, 7, 1.85, INKS.sign)
  })
}

/** The mat before a door: the side's colour, its sign and the door's number. */
export function mat(side: Side, door: number): CanvasTexture {
  return painted(240, 104, TINTS[side], (ink) => {
    ink.fillStyle = TINTS[side]
    ink.fillRect(0, 0, 240, 104)
    const chance = speckle(31 + door)
    for (let k = 0; k < 900; k += 1) {
      ink.fillStyle = chance() < 0.6 ? INKS.wear : INKS.wearLight
      ink.globalAlpha = 0.05 + chance() * 0.08
      ink.fillRect(chance() * 240, chance() * 104, 1.5, 6)
    }
    ink.globalAlpha = 1
    ink.strokeStyle = INKS.matEdge
    ink.lineWidth = 6
    ink.strokeRect(7, 7, 226, 90)
    sign(ink, side, 34, 26, 2.2, INKS.sign)
    ink.fillStyle = INKS.sign
    ink.font = '700 64px sans-serif'
    ink.textAlign = 'center'
    ink.textBaseline = 'middle'
    ink.fillText(String(door), 168, 56)
  })
}

function sign(ink: Ink, side: Side, x: number, y: number, scale: number, colour: string): void {
  ink.save()
  ink.translate(x, y)
  ink.scale(scale, scale)
  ink.fillStyle = colour
  ink.fill(new Path2D(LOOKS[side].sign))
  ink.restore()
}

/** A square of the carpet: a woven ground, a border, a rosette, some wear. */
export function carpet(odd: boolean): CanvasTexture {
  return painted(512, 512, odd ? INKS.carpetOdd : INKS.carpet, (ink) => {
    ink.fillStyle = odd ? INKS.carpetOdd : INKS.carpet
    ink.fillRect(0, 0, 512, 512)
    const chance = speckle(odd ? 11 : 5)
    for (let y = 0; y < 512; y += 4) {
      for (let x = 0; x < 512; x += 4) {
        ink.globalAlpha = 0.03 + chance() * 0.09
        ink.fillStyle = chance() < 0.55 ? INKS.wear : INKS.wearLight
        ink.fillRect(x, y, 3, 4)
      }
    }
    ink.strokeStyle = odd ? INKS.borderOdd : INKS.border
    ink.globalAlpha = 0.42
    ink.lineWidth = 5
    ink.strokeRect(20, 20, 472, 472)
    ink.lineWidth = 2
    ink.strokeRect(34, 34, 444, 444)
    ink.translate(256, 256)
    for (let k = 0; k < 8; k += 1) {
      ink.rotate(Math.PI / 4)
      ink.globalAlpha = 0.1
      ink.fillStyle = odd ? INKS.borderOdd : INKS.border
      ink.beginPath()
      ink.ellipse(0, -78, 26, 68, 0, 0, 7)
      ink.fill()
      ink.globalAlpha = 0.34
      ink.lineWidth = 6
      ink.stroke()
      ink.beginPath()
      ink.arc(0, -176, 9, 0, 7)
      ink.fill()
    }
    ink.setTransform(1, 0, 0, 1, 0, 0)
  })
}

/** Wallpaper over a panelled dado, one door's width. */
export function wallpaper(): CanvasTexture {
  return painted(256, 512, INKS.wall, (ink) => {
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
  return painted(128, 256, INKS.door, (ink) => {
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
  return painted(128, 128, INKS.brass, (ink) => {
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
  return painted(256, 256, INKS.plate, (ink) => {
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
