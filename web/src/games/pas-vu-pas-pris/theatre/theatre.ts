/** The hall in depth: a toy theatre built from the same shapes as the engine, drawn only when something changed. */
import { ACESFilmicToneMapping, PCFShadowMap, type PerspectiveCamera, WebGLRenderer } from 'three'
import type { Outline } from '../hall'
import type { Outlook } from '../show/outlook'
import type { Peep } from '../show/peep'
import { doorMiddle, isSquare, middleOf, opposite, type Side, sideOf } from '../view'
import { Darkroom } from './camera/darkroom'
import { Operator } from './camera/operator'
import { Company } from './company'
import { Finder } from './finder'
import { Coats } from './materials/coats'
import { grade, Painter } from './materials/painter'
import type { Stage } from './stage'

const EXPOSURE = 1.15
const SWING_MS = 1300
/** Pixels of the picture for each of the screen, on machines that draw with effort. */
const COARSE = 0.7
/** The same until every surface is painted: the first picture is there sooner. */
const SKETCHY = 0.5

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

export class Theatre {
  /** Who holds the camera. */
  readonly operator: Operator
  readonly finder: Finder
  readonly #renderer: WebGLRenderer
  readonly #company = new Company()
  readonly #darkroom: Darkroom
  readonly #painter: Painter
  readonly #coats: Coats
  /** Every surface is painted. */
  #done = false
  /** Soft light is wished for. */
  #wished = false
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
    this.finder = new Finder(canvas, this.operator.camera, this.#company)
    this.#coats = new Coats(this.#company.set.lamps, EXPOSURE)
    this.#darkroom = new Darkroom(this.#renderer, this.#company, (camera) => this.#render(camera))
    this.#painter = new Painter(
      this.#company.scene,
      (texture, solid) => {
        grade(texture, this.#wished || !solid)
        this.#renderer.initTexture(texture)
      },
      () => this.#painted(),
    )
    this.#wished = soft
    this.#light()
  }

  /** Softer shadows and finer pixels, or neither: the switch for weak machines. */
  soften(soft: boolean): void {
    this.#wished = soft
    this.#light()
  }

  /** Light the hall as is wished for; the sketch is plain in any case. */
  #light(): void {
    const soft = this.#wished && this.#done
    if (this.#soft !== soft) {
      this.#soft = soft
      this.#company.soften(soft)
      this.#renderer.shadowMap.enabled = soft
    }
    this.#focus()
  }

  /** Draw with as many pixels as the quality and the moment ask for. */
  #focus(): void {
    const ratio = !this.#done ? SKETCHY : this.soft ? Math.min(2, devicePixelRatio) : COARSE
    if (ratio === this.#renderer.getPixelRatio()) return this.ask()
    this.#renderer.setPixelRatio(ratio)
    this.#anew()
  }

  get soft(): boolean {
    return this.#soft === true
  }

  /** Fill a box; the hall comes to stand between what floats over its left and right. */
  size(width: number, height: number, margins: readonly [number, number]): void {
    if (!width || !height) return
    this.#renderer.setSize(width, height, false)
    this.operator.fit(width, height, margins)
    this.#anew()
  }

  /** A canvas of a new size is empty: drawn at once, nobody sees it so. */
  #anew(): void {
    if (!this.#stage) return
    cancelAnimationFrame(this.#frame)
    this.#draw(performance.now())
  }

  close(): void {
    cancelAnimationFrame(this.#frame)
    this.#painter.close()
    this.#coats.close()
    this.operator.close()
    this.#company.close()
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
      this.#company.set.lamps.front.position.set(at.x, at.y, 240)
    }
    if (this.#company.show(stage, first)) this.#walk = { start: performance.now(), ms: stage.ms }
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

  /** Move a ghost with the hand. */
  carry(name: string, x: number, y: number, z: number): void {
    this.#company.cast.carry(name, x, y, z)
    this.ask()
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

  /** Draw what an eye at a keyhole sees. */
  snap(peep: Peep, caught: ReadonlySet<string>, picture: HTMLCanvasElement, who = '', tremble = 0): void {
    this.#painter.finish()
    this.#painted()
    this.#darkroom.snap(peep, caught, picture, this.soft, { who, by: tremble })
    this.#restore()
  }

  /** Tell for every point of the picture which ghost of the look is seen there, directly (red) or in the glass (green). */
  tell(peep: Peep, width: number, height: number, mirrors: boolean, outline: Outline): ImageData {
    const found = this.#darkroom.tell(peep, width, height, this.soft, mirrors, outline)
    this.#restore()
    return found
  }

  #restore(): void {
    if (this.#stage) this.show({ ...this.#stage, ms: 0 })
  }

  #painted(): void {
    this.#done = true
    this.#light()
  }

  #render(camera: PerspectiveCamera): void {
    const { scene } = this.#company
    if (this.soft) this.#renderer.render(scene, camera)
    else this.#coats.render(this.#renderer, scene, camera, !this.#done)
  }

  #draw(now: number): void {
    this.#frame = 0
    const { set } = this.#company
    const share = ({ start, ms }: Span) => (ms > 0 ? Math.min(1, Math.max(0, (now - start) / ms)) : 1)
    const walked = share(this.#walk)
    this.#company.advance(1 - (1 - walked) ** 3)
    for (const [key, swing] of this.#swings) {
      const swung = share(swing)
      set.walls.get(swing.side)!.swing(swing.door, Math.sin(Math.PI * swung))
      if (swung >= 1) this.#swings.delete(key)
    }
    const turned = share(this.#turn)
    this.#company.turn((Math.PI / 2) * (1 - (turned < 0.5 ? 2 * turned * turned : 1 - 2 * (1 - turned) ** 2)))
    this.operator.advance(now)
    if (!this.#covered) {
      set.open(this.operator.camera.position.x, this.operator.camera.position.y)
      this.#render(this.operator.camera)
      this.#tell()
      this.#painter.begin()
    }
    if (walked < 1 || turned < 1 || this.operator.flies || this.#swings.size) this.ask()
  }

  /** Say on the canvas what its last picture shows: how far the board is turned, in degrees, and where the camera is. */
  #tell(): void {
    const { x, y, z } = this.operator.camera.position
    this.#drawn += 1
    const { dataset } = this.#renderer.domElement
    dataset.turned = String(Math.round((this.#company.board.rotation.z * 180) / Math.PI))
    dataset.camera = [x, y, z].map(Math.round).join(' ')
    dataset.drawn = String(this.#drawn)
    dataset.painted = String(this.#done)
    this.watch.drawn()
  }
}
