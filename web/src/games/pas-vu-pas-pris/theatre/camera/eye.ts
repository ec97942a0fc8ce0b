/** The eye at a keyhole as a camera, and what it sees: a picture, and which ghost every point of it belongs to. */
import {
  type BufferGeometry,
  type Camera,
  Color,
  Group,
  type Material,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  NearestFilter,
  NoColorSpace,
  type Object3D,
  PerspectiveCamera,
  Plane,
  type Scene,
  Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import { eyeAt, FURNITURE, type Outline, rotate } from '../../hall'
import type { PieceView, Point, Side } from '../../view'

/** Where the keyhole's picture ends, in tangents: a little wider than its outline. */
const FRAME = { left: -1.05, right: 1.05, top: 0.95, bottom: -2.15 }
const NEAR = 2
/** The glass among the numbers of the ghosts. */
const GLASS = 255

export function eyeCamera(side: Side, door: number): PerspectiveCamera {
  const eye = eyeAt(side, door)
  const camera = new PerspectiveCamera()
  camera.up.set(0, 0, 1)
  camera.position.set(...eye.at)
  camera.lookAt(eye.at[0] + eye.ahead[0], eye.at[1] + eye.ahead[1], eye.at[2])
  camera.updateMatrixWorld()
  camera.projectionMatrix.makePerspective(
    FRAME.left * NEAR,
    FRAME.right * NEAR,
    FRAME.top * NEAR,
    FRAME.bottom * NEAR,
    NEAR,
    800,
  )
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert()
  return camera
}

/** Where a row of the picture is inside a convex outline: from and to, in tangents. */
function span(loop: readonly Point[], v: number): readonly [number, number] | null {
  let [low, high] = [Infinity, -Infinity]
  for (const [index, [bu, bv]] of loop.entries()) {
    const [au, av] = loop.at(index - 1)!
    if (av > v === bv > v) continue
    const u = au + ((v - av) / (bv - av)) * (bu - au)
    low = Math.min(low, u)
    high = Math.max(high, u)
  }
  return low < high ? [low, high] : null
}

/** Keep of a picture's numbers only what shows through the keyhole. */
function through(numbers: ImageData, { bow, slot }: Outline): void {
  const { width, height, data } = numbers
  const words = new Uint32Array(data.buffer)
  const wide = FRAME.right - FRAME.left
  for (let row = 0; row < height; row += 1) {
    const v = FRAME.top - ((row + 0.5) / height) * (FRAME.top - FRAME.bottom)
    const spans = [span(bow, v), span(slot, v)]
    for (let column = 0; column < width; column += 1) {
      const u = FRAME.left + ((column + 0.5) / width) * wide
      if (!spans.some((one) => one && u >= one[0] && u <= one[1])) words[row * width + column] = 0xff000000
    }
  }
}

/** The plane of the mirror's glass, its front positive; null without a mirror. */
function glassPlane(furniture: readonly PieceView[]): Plane | null {
  const pose = furniture.find((one) => one.piece === 'mirror')
  if (!pose) return null
  const corners = FURNITURE.mirror!.glass.map((corner) =>
    new Vector3(...rotate(pose.turn, corner)).add(new Vector3(pose.x, pose.y, pose.z)),
  )
  return new Plane().setFromCoplanarPoints(corners[2]!, corners[1]!, corners[0]!)
}

/** The reflection in a plane. */
function reflection({ normal: { x, y, z }, constant: d }: Plane): Matrix4 {
  return new Matrix4().set(
    1 - 2 * x * x,
    -2 * x * y,
    -2 * x * z,
    -2 * d * x,
    -2 * x * y,
    1 - 2 * y * y,
    -2 * y * z,
    -2 * d * y,
    -2 * x * z,
    -2 * y * z,
    1 - 2 * z * z,
    -2 * d * z,
    0,
    0,
    0,
    1,
  )
}

/** Draws flat numbers instead of colours. */
export class Counter {
  readonly #target: WebGLRenderTarget

  constructor(
    readonly renderer: WebGLRenderer,
    readonly width: number,
    readonly height: number,
  ) {
    this.#target = new WebGLRenderTarget(width, height, {
      minFilter: NearestFilter,
      magFilter: NearestFilter,
      colorSpace: NoColorSpace,
      generateMipmaps: false,
    })
  }

  close(): void {
    this.#target.dispose()
  }

  /**
   * Say for every point inside the keyhole which ghost is seen there: its number from 1 in red; in green the one
   * whose image in the glass is seen there.
   */
  count(
    scene: Scene,
    camera: Camera,
    ghosts: readonly Group[],
    pane: Mesh | null,
    furniture: readonly PieceView[],
    mirrors: boolean,
    outline: Outline,
  ): ImageData {
    const found = new ImageData(this.width, this.height)
    const numbers = new Map<Object3D, number>(ghosts.map((group, index) => [group, index + 1]))
    const direct = this.#pass(scene, camera, numbers, pane, null)
    for (let k = 0; k < direct.length; k += 4) {
      found.data[k] = direct[k]! === GLASS ? 0 : direct[k]!
      found.data[k + 3] = 255
    }
    const plane = mirrors ? glassPlane(furniture) : null
    if (plane && pane && plane.distanceToPoint(camera.position) > 0) {
      const images = this.#pass(scene, camera, numbers, null, plane)
      for (let k = 0; k < direct.length; k += 4) if (direct[k] === GLASS) found.data[k + 1] = images[k]!
    }
    through(found, outline)
    return found
  }

  #pass(
    scene: Scene,
    camera: Camera,
    numbers: ReadonlyMap<Object3D, number>,
    pane: Mesh | null,
    plane: Plane | null,
  ): Uint8Array {
    const clipping = plane ? [plane.clone().negate()] : []
    const flat = (number: number) =>
      new MeshBasicMaterial({ color: new Color(number / 255, 0, 0), clippingPlanes: clipping, toneMapped: false })
    const black = flat(0)
    const undo: (() => void)[] = []
    const made: Material[] = [black]
    scene.traverseVisible((one) => {
      if (!isDrawn(one)) return
      const { material, visible } = one
      undo.push(() => Object.assign(one, { material, visible }))
      const number = one === pane ? GLASS : one.userData.solid ? (numberOf(one, numbers) ?? 0) : -1
      if (number < 0) one.visible = false
      else {
        one.material = number ? flat(number) : black
        if (number) made.push(one.material as Material)
      }
    })
    const background = scene.background
    scene.background = null
    if (plane) {
      scene.matrixAutoUpdate = false
      scene.matrix.copy(reflection(plane))
      scene.matrixWorldNeedsUpdate = true
    }
    const pixels = this.#render(scene, camera)
    scene.matrixAutoUpdate = true
    scene.background = background
    for (const back of undo) back()
    for (const material of made) material.dispose()
    return pixels
  }

  /** Draw, and read the rows from the top. */
  #render(scene: Scene, camera: Camera): Uint8Array {
    const { renderer, width, height } = this
    const [shadows, clips] = [renderer.shadowMap.autoUpdate, renderer.localClippingEnabled]
    const clear = renderer.getClearColor(new Color())
    const alpha = renderer.getClearAlpha()
    renderer.shadowMap.autoUpdate = false
    renderer.localClippingEnabled = true
    renderer.setRenderTarget(this.#target)
    renderer.setClearColor(0x000000, 1)
    renderer.clear()
    renderer.render(scene, camera)
    const rows = new Uint8Array(width * height * 4)
    renderer.readRenderTargetPixels(this.#target, 0, 0, width, height, rows)
    renderer.setRenderTarget(null)
    renderer.setClearColor(clear, alpha)
    renderer.shadowMap.autoUpdate = shadows
    renderer.localClippingEnabled = clips
    const turned = new Uint8Array(rows.length)
    for (let row = 0; row < height; row += 1)
      turned.set(rows.subarray(row * width * 4, (row + 1) * width * 4), (height - 1 - row) * width * 4)
    return turned
  }
}

function isDrawn(one: Object3D): one is Mesh<BufferGeometry, Material> {
  return 'material' in one
}

function numberOf(one: Object3D, numbers: ReadonlyMap<Object3D, number>): number | undefined {
  for (let at: Object3D | null = one; at; at = at.parent) if (numbers.has(at)) return numbers.get(at)
  return undefined
}
