/** The hall in depth: a toy theatre built from the same shapes as the engine, drawn only when something changed. */
import {
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
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import type { Held } from '../play/desk.svelte'
import { eyeAt } from '../hall'
import type { Peep } from '../show/peep'
import { type GhostView, HALL, isSquare, type PieceView, type Report, type Side } from '../view'
import { Cast } from './cast'
import { Counter, eyeCamera } from './eye'
import { doorView, Flight, seatView, type View } from './flight'
import { Furnishings } from './furnishings'
import { Rays } from './rays'
import { StageSet } from './set'
import { GLASS, GLOWS } from './tokens'

/** What the hall shows now. */
export interface Stage {
  me: Side
  ghosts: readonly GhostView[]
  furniture: readonly PieceView[]
  keyhole: readonly [Side, number] | null
  held: Held | null
  wrong: boolean
  /** Ghosts for which the plan is not possible. */
  faulty: ReadonlySet<string>
  selected: string | null
  pale: ReadonlySet<string>
  lit: ReadonlyMap<string, number>
  glowing: ReadonlySet<string>
  /** The look whose rays are shown. */
  rays: Report | null
  /** How long a movement lasts; 0: at once. */
  ms: number
}

export type Hit = { x: number; y: number; z: number } & (
  { what: 'ghost' | 'piece' | 'square'; name: string } | { what: 'door'; side: Side; door: number }
)

/** A movement in time, for the eye only. */
interface Span {
  start: number
  ms: number
}

export class Theatre {
  readonly #renderer: WebGLRenderer
  readonly #scene = new Scene()
  readonly #board = new Group()
  readonly #camera = new PerspectiveCamera(36, 1, 4, 3000)
  readonly #controls: OrbitControls
  readonly #set: StageSet
  readonly #cast: Cast
  readonly #furnishings: Furnishings
  readonly #rays = new Rays()
  readonly #ray = new Raycaster()
  #soft = true
  #frame = 0
  #walk: Span = { start: 0, ms: 0 }
  #turn: Span = { start: 0, ms: 0 }
  #flight: Flight | null = null
  #away = false
  #covered = false
  #stage: Stage | null = null
  #me: Side | null = null
  #drawn = 0

  constructor(canvas: HTMLCanvasElement, soft: boolean) {
    this.#renderer = new WebGLRenderer({ canvas, antialias: soft, alpha: true })
    this.#renderer.shadowMap.type = PCFShadowMap
    this.#camera.up.set(0, 0, 1)
    this.#controls = new OrbitControls(this.#camera, canvas)
    this.#controls.enablePan = false
    this.#controls.minDistance = 180
    this.#controls.maxDistance = 900
    this.#controls.minPolarAngle = 0.05
    this.#controls.maxPolarAngle = 1.45
    this.#controls.addEventListener('change', () => this.ask())
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
    this.#soft = soft
    this.#furnishings.reflect(soft)
    this.#furnishings.polish(soft ? 1024 : 384)
    this.#renderer.shadowMap.enabled = soft
    this.#set.lamp.castShadow = soft
    this.#renderer.setPixelRatio(soft ? Math.min(2, devicePixelRatio) : 1)
    this.#scene.traverse((one) => {
      if (one instanceof Mesh) (one.material as MeshLambertMaterial).needsUpdate = true
    })
    this.ask()
  }

  get soft(): boolean {
    return this.#soft
  }

  size(width: number, height: number): void {
    if (!width || !height) return
    this.#renderer.setSize(width, height, false)
    this.#camera.aspect = width / height
    this.#camera.updateProjectionMatrix()
    if (this.#me && !this.#away) this.#seat(this.#me)
    // A canvas of a new size is empty: drawn at once, nobody sees it so.
    cancelAnimationFrame(this.#frame)
    this.#draw(performance.now())
  }

  close(): void {
    cancelAnimationFrame(this.#frame)
    this.#flight?.landed()
    this.#controls.dispose()
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

  /** Let a drag of something stop the camera. */
  hold(still: boolean): void {
    this.#controls.enabled = !still && !this.#flight
  }

  ask(): void {
    if (!this.#frame) this.#frame = requestAnimationFrame((now) => this.#draw(now))
  }

  show(stage: Stage): void {
    const first = this.#stage === null
    this.#stage = stage
    if (this.#me !== stage.me) {
      this.#me = stage.me
      this.#seat(stage.me)
    }
    const glow = (piece: string) =>
      stage.held?.piece === piece
        ? stage.wrong
          ? GLOWS.wrong
          : GLOWS.piece
        : stage.glowing.has(`piece:${piece}`)
          ? GLOWS.piece
          : GLOWS.none
    let moved = this.#furnishings.show(stage.furniture, !first && stage.ms > 0 && !stage.held, glow)
    this.#furnishings.hold(stage.held, stage.furniture)
    for (const ghost of stage.ghosts) {
      moved = this.#cast.stand(ghost, stage.me, first, stage.ms) || moved
      const shine = stage.faulty.has(ghost.name)
        ? GLOWS.wrong
        : stage.selected === ghost.name
          ? GLOWS.selected
          : stage.glowing.has(`ghost:${ghost.name}`)
            ? GLOWS.ghost
            : GLOWS.none
      this.#cast.feel(ghost.name, stage.pale.has(ghost.name), shine)
    }
    this.#set.light(stage.lit)
    this.#set.glow(stage.glowing)
    this.#set.lock(stage.keyhole)
    this.#rays.show(stage.rays)
    if (moved) this.#walk = { start: performance.now(), ms: stage.ms }
    this.ask()
  }

  /** What is under a point of the canvas (−1 to 1 each way). */
  hit(u: number, v: number, but = ''): Hit | null {
    this.#ray.setFromCamera(new Vector2(u, v), this.#camera)
    const things: Object3D[] = [...this.#furnishings.pieces.values(), ...this.#set.squares.values()]
    for (const [name, actor] of this.#cast.actors) if (name !== but) things.push(actor.group)
    for (const wall of this.#set.walls.values()) if (wall.visible) things.push(wall)
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
    this.#ray.setFromCamera(new Vector2(u, v), this.#camera)
    const point = this.#ray.ray.intersectPlane(new Plane(new Vector3(0, 0, 1), 0), new Vector3())
    return point ? [point.x, point.y] : null
  }

  /** Move a ghost with the hand. */
  carry(name: string, x: number, y: number, z: number): void {
    this.#cast.carry(name, x, y, z)
    this.ask()
  }

  /** Turn the camera round the hall, in radians. */
  orbit(round: number, up: number): void {
    const { x, y, z } = this.#camera.position.clone().sub(this.#controls.target)
    const [length, flat] = [Math.hypot(x, y, z), Math.hypot(x, y)]
    const angle = Math.atan2(y, x) + round
    const tilt = Math.min(1.5, Math.max(0.15, Math.atan2(z, flat) + up))
    const wide = length * Math.cos(tilt)
    this.#camera.position
      .set(wide * Math.cos(angle), wide * Math.sin(angle), length * Math.sin(tilt))
      .add(this.#controls.target)
    this.#controls.update()
    this.ask()
  }

  /** Go to a door's keyhole. */
  fly(side: Side, door: number, ms: number): Promise<void> {
    this.#away = true
    return this.#travel(doorView(side, door), ms)
  }

  /** Come back to the player's seat. */
  home(ms: number): void {
    if (!this.#away || !this.#me) return
    this.#away = false
    void this.#travel(seatView(this.#me, this.#camera.aspect), ms)
  }

  /** Turn the board a quarter clockwise, into the position that is shown. */
  spin(ms: number): void {
    this.#walk = { start: 0, ms: 0 }
    this.#turn = { start: performance.now(), ms }
    this.ask()
  }

  /** Draw what an eye at a keyhole sees: the same eye, field and shapes as the engine judges. */
  snap(peep: Peep, picture: HTMLCanvasElement, tremble = 0): void {
    const ink = picture.getContext('2d')!
    ink.fillStyle = GLASS.behindKeyhole
    ink.fillRect(0, 0, picture.width, picture.height)
    this.#look(peep, tremble, (camera) => {
      const renderer = this.#renderer
      const [size, ratio] = [renderer.getSize(new Vector2()), renderer.getPixelRatio()]
      renderer.setPixelRatio(1)
      renderer.setSize(picture.width, picture.height, false)
      this.#furnishings.reflect(true)
      renderer.render(this.#scene, camera)
      this.#furnishings.reflect(this.#soft)
      ink.drawImage(renderer.domElement, 0, 0)
      renderer.setPixelRatio(ratio)
      renderer.setSize(size.x, size.y, false)
    })
  }

  /** Tell for every point of the picture which ghost of the look is seen there, directly (red) or in the glass (green). */
  tell(peep: Peep, width: number, height: number, mirrors: boolean): ImageData {
    const counter = new Counter(this.#renderer, width, height)
    let found = new ImageData(1, 1)
    this.#look(peep, 0, (camera) => {
      this.#furnishings.reflect(false)
      const groups = peep.report.glimpses.map((one) => this.#cast.actors.get(one.ghost)?.group ?? new Group())
      found = counter.count(this.#scene, camera, groups, this.#furnishings.pane, peep.furniture, mirrors)
      this.#furnishings.reflect(this.#soft)
    })
    counter.close()
    return found
  }

  /** Set the hall up as it was at a look, do something with its eye, and put everything back. */
  #look(peep: Peep, tremble: number, act: (camera: PerspectiveCamera) => void): void {
    const { side, door, glimpses } = peep.report
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
      const caught = peep.real && glimpses.some((one) => one.ghost === name && one.seen)
      this.#cast.feel(name, caught)
      if (caught) group.position.z += tremble * 2.5
      if (caught && !ghost.lying) group.rotation.z += tremble * 0.5
    }
    for (const [one, wall] of this.#set.walls) wall.visible = one !== side
    act(camera)
    for (const { group } of this.#cast.actors.values()) group.visible = true
    this.#furnishings.hand.visible = this.#rays.root.visible = true
    if (this.#stage) this.show({ ...this.#stage, ms: 0 })
  }

  #travel(goal: View, ms: number): Promise<void> {
    this.#flight?.landed()
    this.#controls.enabled = false
    return new Promise((resolve) => {
      this.#flight = new Flight(
        { at: this.#camera.position.clone(), to: this.#controls.target.clone(), fov: this.#camera.fov },
        goal,
        ms,
        resolve,
      )
      this.ask()
    })
  }

  #draw(now: number): void {
    this.#frame = 0
    const share = ({ start, ms }: Span) => (ms > 0 ? Math.min(1, Math.max(0, (now - start) / ms)) : 1)
    const walked = share(this.#walk)
    this.#cast.advance(1 - (1 - walked) ** 3)
    this.#furnishings.advance(1 - (1 - walked) ** 3)
    const turned = share(this.#turn)
    this.#rotate((Math.PI / 2) * (1 - (turned < 0.5 ? 2 * turned * turned : 1 - 2 * (1 - turned) ** 2)))
    if (this.#flight && !this.#flight.move(this.#camera, this.#controls.target, now)) {
      this.#flight.landed()
      this.#flight = null
      this.#controls.enabled = !this.#away
    }
    if (!this.#covered) {
      this.#set.open(this.#camera.position.x, this.#camera.position.y, this.#board.rotation.z)
      this.#renderer.render(this.#scene, this.#camera)
      this.#tell()
    }
    if (walked < 1 || turned < 1 || this.#flight) this.ask()
  }

  /** Say on the canvas what its last picture shows: how far the board is turned, in degrees, and where the camera is. */
  #tell(): void {
    const { x, y, z } = this.#camera.position
    this.#drawn += 1
    const { dataset } = this.#renderer.domElement
    dataset.turned = String(Math.round((this.#board.rotation.z * 180) / Math.PI))
    dataset.camera = [x, y, z].map(Math.round).join(' ')
    dataset.drawn = String(this.#drawn)
  }

  /** Turn the board about its middle. */
  #rotate(angle: number): void {
    const [c, s, m] = [Math.cos(angle), Math.sin(angle), HALL / 2]
    this.#board.rotation.z = angle
    this.#board.position.set(m - m * c + m * s, m - m * s - m * c, 0)
  }

  #seat(side: Side): void {
    const { at, to, fov } = seatView(side, this.#camera.aspect)
    this.#set.front.position.set(at.x, at.y, 240)
    this.#camera.position.copy(at)
    this.#camera.fov = fov
    this.#camera.updateProjectionMatrix()
    this.#controls.target.copy(to)
    this.#controls.update()
  }
}
