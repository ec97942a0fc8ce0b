/** Surfaces painted on canvases, one after the other while nothing else is to be done: the first picture waits for none. */
import {
  CanvasTexture,
  LinearMipmapLinearFilter,
  LinearMipmapNearestFilter,
  type MeshLambertMaterial,
  NoColorSpace,
  type Object3D,
  RepeatWrapping,
  SRGBColorSpace,
  type Texture,
} from 'three'

export type Ink = CanvasRenderingContext2D

/** Surfaces that have only their ground yet, and how each is painted. */
const bare = new WeakMap<Texture, () => void>()
const grounds = new WeakMap<Texture, string>()

/** The colour under what is painted on a surface. */
export function groundOf(texture: Texture): string {
  return grounds.get(texture) ?? 'white'
}

/** The picture that was drawn reaches the screen before anything is painted. */
const BREATH_MS = 120
/** How sharp surfaces are that are seen at a low angle. */
const SHARPEST = 4

/** Make a surface finer, or as cheap as a program that draws without a graphics card needs it. */
export function grade(texture: Texture, fine: boolean): void {
  const colourSpace = fine ? SRGBColorSpace : NoColorSpace
  if (texture.colorSpace === colourSpace) return
  texture.dispose()
  texture.colorSpace = colourSpace
  texture.minFilter = fine ? LinearMipmapLinearFilter : LinearMipmapNearestFilter
  texture.anisotropy = fine ? SHARPEST : 1
  texture.needsUpdate = true
}

/** An empty canvas to paint on. */
export function easel(width: number, height: number): Ink {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas.getContext('2d')!
}

/** A surface that its owner paints, again and again. */
export function surface({ canvas }: Ink): CanvasTexture {
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.wrapS = texture.wrapT = RepeatWrapping
  return texture
}

/** A surface that is painted when there is time; until then it has the colour of its ground. */
export function painted(width: number, height: number, ground: string, draw: (ink: Ink) => void): CanvasTexture {
  const first = easel(1, 1)
  first.fillStyle = ground
  first.fillRect(0, 0, 1, 1)
  const texture = surface(first)
  grade(texture, false)
  grounds.set(texture, ground)
  bare.set(texture, () => {
    const ink = easel(width, height)
    draw(ink)
    // What is on the graphics card has another size.
    texture.dispose()
    texture.image = ink.canvas
    texture.needsUpdate = true
  })
  return texture
}

export class Painter {
  readonly #scene: Object3D
  readonly #hang: (texture: Texture, solid: boolean) => void
  readonly #done: () => void
  #timer: ReturnType<typeof setTimeout> | null = null

  /** `hang` brings a painted surface to the graphics card, of something solid or not; `done` is told after the last. */
  constructor(scene: Object3D, hang: (texture: Texture, solid: boolean) => void, done: () => void) {
    this.#scene = scene
    this.#hang = hang
    this.#done = done
  }

  /** Paint whatever is bare by now, one surface at a time: whoever touches something does not wait for all of them. */
  begin(): void {
    if (this.#timer !== null) return
    const waiting = [...this.#bare()]
    if (waiting.length) this.#next(waiting, BREATH_MS)
  }

  /** Paint at once whatever is bare: a picture is taken that will not be taken again. */
  finish(): void {
    for (const one of this.#bare()) this.#paint(...one)
  }

  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
  }

  #next(waiting: [Texture, boolean][], ms: number): void {
    this.#timer = setTimeout(() => {
      this.#timer = null
      this.#paint(...waiting.shift()!)
      if (waiting.length) this.#next(waiting, 0)
      else this.#done()
    }, ms)
  }

  #paint(texture: Texture, solid: boolean): void {
    bare.get(texture)?.()
    bare.delete(texture)
    this.#hang(texture, solid)
  }

  /** The bare surfaces, and whether what they are on is solid. */
  #bare(): Map<Texture, boolean> {
    const found = new Map<Texture, boolean>()
    this.#scene.traverse((one) => {
      const { map, transparent } = (one as { material?: Partial<MeshLambertMaterial> }).material ?? {}
      if (map && bare.has(map)) found.set(map, !transparent)
    })
    return found
  }
}
