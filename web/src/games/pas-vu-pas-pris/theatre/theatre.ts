/** The hall in depth: a toy theatre built from the same shapes as the engine, drawn only when something changed. */
import {
  ACESFilmicToneMapping,
  type BufferGeometry,
  Group,
  Mesh,
  type MeshLambertMaterial,
  type Object3D,
  PCFShadowMap,
  PerspectiveCamera,
  Plane,
  Raycaster,
  Scene,
  Sprite,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three'
import type { Held } from '../play/held'
import { eyeAt } from '../hall'
import type { Peep } from '../show/peep'
import {
  doorMiddle,
  type GhostView,
  HALL,
  isSquare,
  middleOf,
  opposite,
  type PieceView,
  type Report,
  type Side,
  sideOf,
} from '../view'
import { Cast } from './cast'
import { Counter, eyeCamera } from './eye'
import type { Outlook } from '../show/outlook'
import { Furnishings } from './furnishings'
import type { Mood } from './materials/linen'
import { Operator } from './operator'
import { Rays } from './rays'
import { StageSet } from './set'
import { GLASS, GLOWS, HELD_BY } from './tokens'

/** What the hall shows now. */
export interface Stage {
  me: Side
  ghosts: readonly GhostView[]
  furniture: readonly PieceView[]
  keyhole: readonly [Side, number] | null
  held: Held | null
  /** The piece in hand is not where it would stand: it is drawn in the hand too. */
  hovers: boolean
  wrong: boolean
  /** What else the piece in hand would move. */
  shaken: ReadonlySet<string>
  /** The piece that somebody else has taken up. */
  aloft: { piece: string; side: Side } | null
  /** Ghosts for which the plan is not possible. */
  faulty: ReadonlySet<string>
  selected: string | null
  pale: ReadonlySet<string>
  /** Those whom the last look did not find. */
  relieved: ReadonlySet<string>
  lit: ReadonlyMap<string, number>
  glowing: ReadonlySet<string>
  /** The look whose rays are shown. */
  rays: Report | null
  /** How long a movement lasts; 0: at once. */
  ms: number
}

/** How high a piece hangs in somebody else's hand. */
const ALOFT = 26
const EXPOSURE = 1.15
const SWING_MS = 1300
/** Pixels of the picture for each of the screen, on machines that draw with effort. */
const COARSE = 0.7
/** How sharp surfaces are that are seen at a low angle. */
const FINEST = 4

export type Hit = { x: number; y: number; z: number } & (
  { what: 'ghost' | 'piece' | 'square'; name: string } | { what: 'door'; side: Side; door: number }
)

/** Who is told when a frame was drawn, and where the camera stands now. */
export interface Watch {
  drawn(): void
  stands(outlook: Outlook): void
}

/** A movement in time, for the eye only. */
interface Span {
  start: number
  ms: number
}

/** How a ghost feels where it is. */
function moodOf({ name, where }: GhostView, { pale, relieved }: Stage): Mood {
  if (pale.has(name)) return 'caught'
  if (where === 'out') return 'proud'
  if (!isSquare(where)) return 'asleep'
  return relieved.has(name) ? 'relieved' : 'sneaking'
}

export class Theatre {
  readonly #renderer: WebGLRenderer
  readonly #scene = new Scene()
  readonly #board = new Group()
  /** Who holds the camera. */
  readonly operator: Operator
  readonly #set: StageSet
  readonly #cast: Cast
  readonly #furnishings: Furnishings
  readonly #rays = new Rays()
  readonly #ray = new Raycaster()
  #soft: boolean | null = null
  #frame = 0
  #walk: Span = { start: 0, ms: 0 }
  #turn: Span = { start: 0, ms: 0 }
  #covered = false
  #stage: Stage | null = null
  #me: Side | null = null
  #drawn = 0
  /** Doors on their way open and shut again. */
  readonly #swings = new Map<string, Span & { side: Side; door: number }>()

  constructor(
    canvas: HTMLCanvasElement,
    soft: boolean,
    readonly watch: Watch,
  ) {
    this.#renderer = new WebGLRenderer({ canvas, antialias: soft, alpha: true })
    this.#renderer.shadowMap.type = PCFShadowMap
    this.#renderer.toneMapping = ACESFilmicToneMapping
    this.#renderer.toneMappingExposure = EXPOSURE
    this.operator = new Operator(
      this.#renderer,
      () => this.ask(),
      (outlook) => watch.stands(outlook),
    )
    const wings = new Group()
    this.#scene.add(this.#board, wings)
    this.#set = new StageSet(this.#board, wings)
    this.#furnishings = new Furnishings(this.#board)
    this.#cast = new Cast(this.#board, wings)
    this.#board.add(this.#rays.root)
    this.soften(soft)
  }

  /** Softer shadows and finer pixels, or neither: the switch for weak machines. */
  soften(soft: boolean): void {
    if (this.#soft === soft) return
    this.#soft = soft
    this.#furnishings.reflect(soft)
    this.#furnishings.polish(soft ? 1024 : 384)
    this.#furnishings.emboss(soft)
    this.#renderer.shadowMap.enabled = soft
    this.#set.lamp.castShadow = soft
    this.#renderer.setPixelRatio(soft ? Math.min(2, devicePixelRatio) : COARSE)
    this.#scene.traverse((one) => {
      if (one instanceof Sprite) one.visible = soft
      if (!(one instanceof Mesh)) return
      const material = one.material as MeshLambertMaterial
      material.needsUpdate = true
      if (material.map) material.map.anisotropy = soft ? FINEST : 1
    })
    this.ask()
  }

  get soft(): boolean {
    return this.#soft === true
  }

  /** Fill a box; the hall comes to stand between what floats over its left and right. */
  size(width: number, height: number, margins: readonly [number, number]): void {
    if (!width || !height) return
    this.#renderer.setSize(width, height, false)
    this.operator.fit(width, height, margins)
    // A canvas of a new size is empty: drawn at once, nobody sees it so.
    cancelAnimationFrame(this.#frame)
    this.#draw(performance.now())
  }

  close(): void {
    cancelAnimationFrame(this.#frame)
    this.operator.close()
    this.#scene.traverse((one) => {
      if (!(one instanceof Mesh)) return
      ;(one.geometry as BufferGeometry).dispose()
      const material = one.material as MeshLambertMaterial
      material.map?.dispose()
      material.dispose()
    })
    this.#renderer.dispose()
  }

  /** Draw nothing while something else covers the hall. */
  cover(covered: boolean): void {
    this.#covered = covered
    this.ask()
  }

  ask(): void {
    if (!this.#frame) this.#frame = requestAnimationFrame((now) => this.#draw(now))
  }

  show(stage: Stage): void {
    const first = this.#stage === null
    if (this.#stage && stage.ms > 0) this.#leave(this.#stage, stage)
    this.#stage = stage
    if (this.#me !== stage.me) {
      this.#me = stage.me
      const { at } = this.operator.sit(stage.me)
      this.#set.front.position.set(at.x, at.y, 240)
    }
    const glow = (piece: string) => {
      if (stage.held?.piece === piece) return stage.hovers ? GLOWS.landing : GLOWS.piece
      if (stage.aloft?.piece === piece) return HELD_BY[stage.aloft.side]
      if (stage.shaken.has(`piece:${piece}`)) return GLOWS.shaken
      return stage.glowing.has(`piece:${piece}`) ? GLOWS.piece : GLOWS.none
    }
    const furniture = stage.furniture.map((pose) =>
      pose.piece === stage.aloft?.piece ? { ...pose, z: pose.z + ALOFT } : pose,
    )
    let moved = this.#furnishings.show(furniture, !first && stage.ms > 0 && !stage.hovers, glow)
    this.#furnishings.hold(stage.hovers ? stage.held : null, stage.furniture, stage.wrong)
    for (const ghost of stage.ghosts) {
      moved = this.#cast.stand(ghost, stage.me, first, stage.ms) || moved
      const shine = stage.faulty.has(ghost.name)
        ? GLOWS.wrong
        : stage.shaken.has(`ghost:${ghost.name}`)
          ? GLOWS.shaken
          : stage.selected === ghost.name
            ? GLOWS.selected
            : stage.glowing.has(`ghost:${ghost.name}`)
              ? GLOWS.ghost
              : GLOWS.none
      this.#cast.feel(ghost.name, moodOf(ghost, stage), shine)
    }
    this.#set.shade(furniture)
    this.#set.light(stage.lit)
    this.#set.glow(stage.glowing)
    this.#set.lock(stage.keyhole)
    this.#rays.show(stage.rays)
    if (moved) this.#walk = { start: performance.now(), ms: stage.ms }
    this.ask()
  }

  /** Open the door by which each ghost leaves. */
  #leave(before: Stage, after: Stage): void {
    for (const ghost of after.ghosts) {
      const old = before.ghosts.find((one) => one.name === ghost.name)
      if (ghost.where !== 'out' || !old || !isSquare(old.where)) continue
      const side = opposite(sideOf(ghost.name))
      const [x, y] = middleOf(old.where)
      const far = (door: number) => Math.hypot(doorMiddle(side, door)[0] - x, doorMiddle(side, door)[1] - y)
      const door = [1, 2, 3, 4, 5, 6].reduce((best, one) => (far(one) < far(best) ? one : best))
      this.#swings.set(`${side} ${door}`, { side, door, start: performance.now(), ms: SWING_MS })
    }
  }

  /** What is under a point of the canvas (−1 to 1 each way). */
  hit(u: number, v: number, but = ''): Hit | null {
    this.#ray.setFromCamera(new Vector2(u, v), this.operator.camera)
    const things: Object3D[] = [...this.#furnishings.pieces.values(), ...this.#set.squares.values()]
    for (const [name, actor] of this.#cast.actors) if (name !== but) things.push(actor.group)
    for (const { upright, mats } of this.#set.walls.values())
      things.push(...(upright.visible ? [upright, mats] : [mats]))
    const found = this.#ray.intersectObjects(things, true)[0]
    if (!found) return null
    for (let one: Object3D | null = found.object; one; one = one.parent) {
      const data = one.userData as { what?: Hit['what']; name?: string; side?: Side; door?: number }
      const { x, y, z } = found.point
      if (data.what === 'door') return { what: 'door', side: data.side!, door: data.door!, x, y, z }
      if (data.what) return { what: data.what, name: data.name!, x, y, z }
    }
    return null
  }

  /** The point of the floor under a point of the canvas. */
  floor(u: number, v: number): readonly [number, number] | null {
    this.#ray.setFromCamera(new Vector2(u, v), this.operator.camera)
    const point = this.#ray.ray.intersectPlane(new Plane(new Vector3(0, 0, 1), 0), new Vector3())
    return point ? [point.x, point.y] : null
  }

  /** Move a ghost with the hand. */
  carry(name: string, x: number, y: number, z: number): void {
    this.#cast.carry(name, x, y, z)
    this.ask()
  }

  /** Where a point of the hall is on the canvas, in its own pixels. */
  project(x: number, y: number, z: number): readonly [number, number] {
    const { width, height } = this.#renderer.domElement.getBoundingClientRect()
    const { x: u, y: v } = this.#board.localToWorld(new Vector3(x, y, z)).project(this.operator.camera)
    return [((u + 1) / 2) * width, ((1 - v) / 2) * height]
  }

  /** Go to a door's keyhole. */
  fly(side: Side, door: number, ms: number): Promise<void> {
    return this.operator.fly(side, door, ms)
  }

  /** Come back to the player's seat. */
  home(ms: number): void {
    this.operator.home(ms)
  }

  /** Turn the board a quarter clockwise, into the position that is shown. */
  spin(ms: number): void {
    this.#walk = { start: 0, ms: 0 }
    this.#turn = { start: performance.now(), ms }
    this.ask()
  }

  /** Draw what an eye at a keyhole sees: the same eye, field and shapes as the engine judges. */
  snap(peep: Peep, caught: ReadonlySet<string>, picture: HTMLCanvasElement, who = '', tremble = 0): void {
    const ink = picture.getContext('2d')!
    ink.fillStyle = GLASS.behindKeyhole
    ink.fillRect(0, 0, picture.width, picture.height)
    this.#look(peep, caught, { who, tremble }, (camera) => {
      const renderer = this.#renderer
      const [size, ratio] = [renderer.getSize(new Vector2()), renderer.getPixelRatio()]
      renderer.setPixelRatio(1)
      renderer.setSize(picture.width, picture.height, false)
      this.#furnishings.reflect(true)
      renderer.render(this.#scene, camera)
      this.#furnishings.reflect(this.soft)
      ink.drawImage(renderer.domElement, 0, 0)
      renderer.setPixelRatio(ratio)
      renderer.setSize(size.x, size.y, false)
    })
  }

  /** Tell for every point of the picture which ghost of the look is seen there, directly (red) or in the glass (green). */
  tell(peep: Peep, width: number, height: number, mirrors: boolean): ImageData {
    const counter = new Counter(this.#renderer, width, height)
    let found = new ImageData(1, 1)
    this.#look(peep, new Set(), { who: '', tremble: 0 }, (camera) => {
      this.#furnishings.reflect(false)
      const groups = peep.report.glimpses.map((one) => this.#cast.actors.get(one.ghost)?.group ?? new Group())
      found = counter.count(this.#scene, camera, groups, this.#furnishings.pane, peep.furniture, mirrors)
      this.#furnishings.reflect(this.soft)
    })
    counter.close()
    return found
  }

  /** Set the hall up as it was at a look, do something with its eye, and put everything back. */
  #look(
    peep: Peep,
    caught: ReadonlySet<string>,
    { who, tremble }: { who: string; tremble: number },
    act: (camera: PerspectiveCamera) => void,
  ): void {
    const { side, door } = peep.report
    const camera = eyeCamera(side, door)
    this.#furnishings.show(peep.furniture, false, () => GLOWS.none)
    this.#furnishings.hand.visible = this.#set.keyhole.visible = this.#rays.root.visible = false
    const there = new Map(peep.ghosts.filter((ghost) => isSquare(ghost.where)).map((ghost) => [ghost.name, ghost]))
    for (const ghost of there.values()) {
      this.#cast.of(ghost)
      this.#cast.pose(ghost)
    }
    for (const [name, { group }] of this.#cast.actors) {
      const ghost = there.get(name)
      group.visible = !!ghost
      if (!ghost) continue
      group.scale.setScalar(1)
      if (!ghost.lying) this.#cast.face(group, eyeAt(side, door).ahead)
      this.#cast.feel(name, caught.has(name) ? 'caught' : 'sneaking')
      if (name !== who) continue
      group.position.z += tremble * 2.5
      if (!ghost.lying) group.rotation.z += tremble * 0.5
    }
    for (const [one, { upright }] of this.#set.walls) upright.visible = one !== side
    act(camera)
    for (const { group } of this.#cast.actors.values()) group.visible = true
    this.#furnishings.hand.visible = this.#rays.root.visible = true
    if (this.#stage) this.show({ ...this.#stage, ms: 0 })
  }

  #draw(now: number): void {
    this.#frame = 0
    const share = ({ start, ms }: Span) => (ms > 0 ? Math.min(1, Math.max(0, (now - start) / ms)) : 1)
    const walked = share(this.#walk)
    this.#cast.advance(1 - (1 - walked) ** 3)
    this.#furnishings.advance(1 - (1 - walked) ** 3)
    for (const [key, swing] of this.#swings) {
      const swung = share(swing)
      this.#set.walls.get(swing.side)!.swing(swing.door, Math.sin(Math.PI * swung))
      if (swung >= 1) this.#swings.delete(key)
    }
    const turned = share(this.#turn)
    this.#rotate((Math.PI / 2) * (1 - (turned < 0.5 ? 2 * turned * turned : 1 - 2 * (1 - turned) ** 2)))
    this.operator.advance(now)
    if (!this.#covered) {
      this.#set.open(this.operator.camera.position.x, this.operator.camera.position.y)
      this.#renderer.render(this.#scene, this.operator.camera)
      this.#tell()
    }
    if (walked < 1 || turned < 1 || this.operator.flies || this.#swings.size) this.ask()
  }

  /** Say on the canvas what its last picture shows: how far the board is turned, in degrees, and where the camera is. */
  #tell(): void {
    const { x, y, z } = this.operator.camera.position
    this.#drawn += 1
    const { dataset } = this.#renderer.domElement
    dataset.turned = String(Math.round((this.#board.rotation.z * 180) / Math.PI))
    dataset.camera = [x, y, z].map(Math.round).join(' ')
    dataset.drawn = String(this.#drawn)
    this.watch.drawn()
  }

  /** Turn the board about its middle. */
  #rotate(angle: number): void {
    const [c, s, m] = [Math.cos(angle), Math.sin(angle), HALL / 2]
    this.#board.rotation.z = angle
    this.#board.position.set(m - m * c + m * s, m - m * s - m * c, 0)
  }
}
