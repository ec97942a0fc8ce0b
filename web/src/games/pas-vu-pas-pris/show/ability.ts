/** How the hall is drawn here: what this machine can do, and what its people chose. */
import { keep, kept } from '../../../lib/storage'

const KEPT = 'veillee-hall'

/** In depth or from above; with soft shadows or without. */
interface ChosenDrawing {
  deep: boolean
  soft: boolean
}

/** What was chosen on this machine; null where nobody has. */
export function chosenDrawing(): ChosenDrawing | null {
  return kept(KEPT) as ChosenDrawing | null
}

export function keepDrawing(drawing: ChosenDrawing): void {
  keep(KEPT, drawing)
}

/** Tell whether this machine draws in depth, and whether it does so with ease. */
export function ability(): 'none' | 'weak' | 'good' {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('webgl2')
  if (!context) return 'none'
  const info = context.getExtension('WEBGL_debug_renderer_info')
  const name = String(context.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : context.RENDERER))
  context.getExtension('WEBGL_lose_context')?.loseContext()
  return /swiftshader|llvmpipe|software/i.test(name) ? 'weak' : 'good'
}
