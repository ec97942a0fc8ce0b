/** The six pieces: the engine's parts in one mesh each, edged like cut cardboard, with paper glued on. */
import {
  type BufferGeometry,
  EdgesGeometry,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PlaneGeometry,
  Quaternion,
  Shape,
  ShapeGeometry,
  type Texture,
  Vector2,
  Vector3,
} from 'three'
import { Reflector } from 'three/addons/objects/Reflector.js'
import type { Held } from '../play/held'
import { FURNITURE, heldTurn, outline, placed } from '../hall'
import type { PieceView, Point } from '../view'
import { buttons, cloth, drawers, keys, runner, wood } from './materials/paint'
import { type Ink, painted } from './materials/painter'
import { solid } from './mesh'
import { CARDBOARD, GLASS, HAND, INKS } from './tokens'

interface Paper {
  piece: string
  /** Its middle above the floor, when the piece stands on its feet. */
  at: readonly [number, number, number]
  size: readonly [number, number]
  /** Lying on top, or upright on the front. */
  lies: boolean
  ground: string
  draw(ink: Ink, width: number, height: number): void
}

const PAPERS: readonly Paper[] = [
  { piece: 'piano', at: [0, 9, 30.1], size: [56, 11], lies: true, ground: INKS.ivory, draw: keys },
  { piece: 'desk', at: [-27, 17.1, 18], size: [15, 30], lies: false, ground: INKS.drawer, draw: drawers },
  { piece: 'desk', at: [27, 17.1, 18], size: [15, 30], lies: false, ground: INKS.drawer, draw: drawers },
  { piece: 'table', at: [0, 0, 36.1], size: [72, 20], lies: true, ground: INKS.runner, draw: runner },
  { piece: 'armchair', at: [0, -15.9, 33], size: [38, 28], lies: false, ground: INKS.velvet, draw: buttons },
]

/** Pixels a millimetre of the papers. */
const FINE = 8
/** How high over its place a piece hangs in the hand. */
const HOVER = 10

export class Furnishings {
  readonly pieces = new Map<string, Group>()
  /** The piece in hand, while nobody has said where it rests. */
  readonly hand = new Group()
  readonly #ways = new Map<string, Record<'from' | 'to', { at: Vector3; turn: Quaternion }>>()
  readonly #fine = new MeshLambertMaterial({ color: HAND.fine, transparent: true, opacity: 0.72 })
  readonly #wrong = new MeshLambertMaterial({ color: HAND.wrong, transparent: true, opacity: 0.72 })
  readonly #shadow = new MeshBasicMaterial({ color: HAND.shadow, transparent: true, opacity: 0.45, depthWrite: false })
  #mirror: Reflector | null = null
  #pane: Mesh | null = null

  constructor(readonly root: Group) {
    const [grain, weave] = [wood(7), cloth()]
    for (const piece of Object.keys(FURNITURE)) this.#build(piece, piece === 'armchair' ? weave : grain)
    for (const paper of PAPERS) this.#glue(paper)
    root.add(this.hand)
  }

  /** A mirror that reflects draws everything twice: only with the finer quality, and always through a keyhole. */
  reflect(real: boolean): void {
    if (this.#mirror) this.#mirror.visible = real
    if (this.#pane) this.#pane.visible = !real
  }

  /** Let the grain be felt in the light. */
  emboss(felt: boolean): void {
    for (const group of this.pieces.values()) {
      const { material } = group.children[0] as Mesh<BufferGeometry, MeshLambertMaterial>
      material.bumpMap = felt ? material.map : null
    }
  }

  /** How fine the picture in the glass is. */
  polish(points: number): void {
    this.#mirror?.getRenderTarget().setSize(points, points)
  }

  /** The glass as it is counted when ghosts are told apart. */
  get pane(): Mesh | null {
    return this.#pane
  }

  /** Put every piece where it is now; true when one glides there. */
  show(furniture: readonly PieceView[], glides: boolean, glows: (piece: string) => string): boolean {
    let moved = false
    for (const pose of furniture) moved = this.#put(pose, glides) || moved
    for (const [piece, group] of this.pieces) {
      group.visible = furniture.some((pose) => pose.piece === piece)
      const glow = glows(piece)
      group.traverse((one) => {
        if (one instanceof Mesh && one.material instanceof MeshLambertMaterial) one.material.emissive.set(glow)
      })
    }
    return moved
  }

  /** Every piece on its way: so far of it done. */
  advance(share: number): void {
    for (const [piece, { from, to }] of this.#ways) {
      const group = this.pieces.get(piece)!
      group.position.lerpVectors(from.at, to.at, share)
      group.quaternion.slerpQuaternions(from.turn, to.turn, share)
    }
  }

  /** Show a piece in the hand over where it would stand, with its shadow on the floor. */
  hold(held: Held | null, furniture: readonly PieceView[], wrong: boolean): void {
    for (const one of this.hand.children) if (one instanceof Mesh) (one.geometry as BufferGeometry).dispose()
    this.hand.clear()
    const source = held && this.pieces.get(held.piece)
    if (!held || !source) return
    const turn = heldTurn(held.face, held.yaw)
    const low = -Math.min(...placed({ ...held, z: 0, turn }).flatMap((part) => part.points.map((point) => point[2])))
    const rest = furniture.find((pose) => pose.piece === held.piece)?.z ?? low
    const body = source.children[0] as Mesh
    const copy = new Mesh(body.geometry.clone(), wrong ? this.#wrong : this.#fine)
    copy.position.set(held.x, held.y, Math.max(low, rest) + HOVER)
    const [w, x, y, z] = turn as [number, number, number, number]
    copy.quaternion.set(x, y, z, w)
    const loop = outline(
      placed({ ...held, z: 0, turn }).flatMap((part) => part.points.map(([px, py]): Point => [px, py])),
    )
    const shadow = new Mesh(new ShapeGeometry(new Shape(loop.map(([px, py]) => new Vector2(px, py)))), this.#shadow)
    shadow.position.z = 0.4
    this.hand.add(copy, shadow)
  }

  #put(pose: PieceView, glides: boolean): boolean {
    const group = this.pieces.get(pose.piece)
    if (!group) return false
    const [w, x, y, z] = pose.turn as [number, number, number, number]
    const before = { at: group.position.clone(), turn: group.quaternion.clone() }
    const to = { at: new Vector3(pose.x, pose.y, pose.z), turn: new Quaternion(x, y, z, w).normalize() }
    const moved = glides && (before.at.distanceTo(to.at) > 0.01 || before.turn.angleTo(to.turn) > 0.001)
    group.position.copy(to.at)
    group.quaternion.copy(to.turn)
    this.#ways.set(pose.piece, { from: moved ? before : to, to })
    return moved
  }

  #build(piece: string, grain: Texture): void {
    const { parts, glass } = FURNITURE[piece]!
    const group = new Group()
    const body = new Mesh(
      solid(parts),
      new MeshLambertMaterial({ color: CARDBOARD[piece], map: grain, bumpScale: 0.6 }),
    )
    body.castShadow = body.receiveShadow = true
    body.userData.solid = true
    group.add(body)
    for (const part of parts) {
      const cut = new LineSegments(
        new EdgesGeometry(solid([part])),
        new LineBasicMaterial({ color: GLASS.cut, transparent: true, opacity: 0.5 }),
      )
      group.add(cut)
    }
    if (glass.length) this.#glaze(group, glass)
    group.userData = { what: 'piece', name: piece }
    this.pieces.set(piece, group)
    this.root.add(group)
  }

  #glaze(group: Group, glass: readonly (readonly number[])[]): void {
    const [x, y, z] = [0, 1, 2].map((axis) => glass.map((corner) => corner[axis]!)) as [number[], number[], number[]]
    const span = (values: number[]) => Math.max(...values) - Math.min(...values)
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
    const plane = new PlaneGeometry(span(x), span(z))
    this.#mirror = new Reflector(plane, { textureWidth: 1024, textureHeight: 1024, color: GLASS.mirror })
    this.#pane = new Mesh(plane, new MeshBasicMaterial({ color: GLASS.pane }))
    for (const sheet of [this.#mirror, this.#pane]) {
      sheet.rotation.set(-Math.PI / 2, 0, 0)
      sheet.position.set(mean(x), mean(y) + 0.1, mean(z))
      group.add(sheet)
    }
  }

  #glue({ piece, at, size, lies, ground, draw }: Paper): void {
    const [width, height] = [size[0] * FINE, size[1] * FINE]
    const map = painted(width, height, ground, (ink) => draw(ink, width, height))
    const paper = new Mesh(new PlaneGeometry(...size), new MeshLambertMaterial({ map }))
    paper.position.set(at[0], at[1], at[2] - FURNITURE[piece]!.middle)
    if (!lies) paper.rotation.set(-Math.PI / 2, 0, Math.PI)
    paper.receiveShadow = true
    this.pieces.get(piece)!.add(paper)
  }
}
