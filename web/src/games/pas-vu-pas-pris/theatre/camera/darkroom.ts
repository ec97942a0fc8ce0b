/** Takes pictures through a keyhole: the hall as it was at a look, by the same eye, field and shapes as the engine judges. */
import { Group, type PerspectiveCamera, Vector2, type WebGLRenderer } from 'three'
import { eyeAt, type Outline } from '../../hall'
import type { Peep } from '../../show/peep'
import { isSquare } from '../../view'
import type { Company } from '../company'
import { GLASS, GLOWS } from '../tokens'
import { Counter, eyeCamera } from './eye'

/** Who trembles, and how much. */
interface Tremble {
  who: string
  by: number
}

export class Darkroom {
  readonly #renderer: WebGLRenderer
  readonly #company: Company
  readonly #draw: (camera: PerspectiveCamera) => void

  /** `draw` draws the stage as this machine can. */
  constructor(renderer: WebGLRenderer, company: Company, draw: (camera: PerspectiveCamera) => void) {
    this.#renderer = renderer
    this.#company = company
    this.#draw = draw
  }

  /** Draw what an eye at a keyhole sees; `soft` is how the hall itself is drawn. */
  snap(peep: Peep, caught: ReadonlySet<string>, picture: HTMLCanvasElement, soft: boolean, tremble: Tremble): void {
    const ink = picture.getContext('2d')!
    ink.fillStyle = GLASS.behindKeyhole
    ink.fillRect(0, 0, picture.width, picture.height)
    const { furnishings } = this.#company
    this.#pose(peep, caught, tremble, (camera) => {
      const renderer = this.#renderer
      const [size, ratio] = [renderer.getSize(new Vector2()), renderer.getPixelRatio()]
      renderer.setPixelRatio(1)
      renderer.setSize(picture.width, picture.height, false)
      furnishings.reflect(true)
      this.#draw(camera)
      furnishings.reflect(soft)
      ink.drawImage(renderer.domElement, 0, 0)
      renderer.setPixelRatio(ratio)
      renderer.setSize(size.x, size.y, false)
    })
  }

  /** Tell for every point of the picture which ghost of the look is seen there, directly (red) or in the glass (green). */
  tell(peep: Peep, width: number, height: number, soft: boolean, mirrors: boolean, outline: Outline): ImageData {
    const { furnishings, cast, scene } = this.#company
    const counter = new Counter(this.#renderer, width, height)
    let found = new ImageData(1, 1)
    this.#pose(peep, new Set(), { who: '', by: 0 }, (camera) => {
      furnishings.reflect(false)
      const groups = peep.report.glimpses.map((one) => cast.actors.get(one.ghost)?.group ?? new Group())
      found = counter.count(scene, camera, groups, furnishings.pane, peep.furniture, mirrors, outline)
      furnishings.reflect(soft)
    })
    counter.close()
    return found
  }

  /** Set the hall up as it was at a look and do something with its eye; whoever asked puts everything back. */
  #pose(
    { report: { side, door }, furniture, ghosts }: Peep,
    caught: ReadonlySet<string>,
    { who, by }: Tremble,
    act: (camera: PerspectiveCamera) => void,
  ): void {
    const { furnishings, set, cast, rays } = this.#company
    furnishings.show(furniture, false, () => GLOWS.none)
    furnishings.hand.visible = set.keyhole.visible = rays.root.visible = false
    const there = new Map(ghosts.filter((ghost) => isSquare(ghost.where)).map((ghost) => [ghost.name, ghost]))
    for (const ghost of there.values()) {
      cast.of(ghost)
      cast.pose(ghost)
    }
    for (const [name, { group }] of cast.actors) {
      const ghost = there.get(name)
      group.visible = !!ghost
      if (!ghost) continue
      group.scale.setScalar(1)
      if (!ghost.lying) cast.face(group, eyeAt(side, door).ahead)
      cast.feel(name, caught.has(name) ? 'caught' : 'sneaking')
      if (name !== who) continue
      group.position.z += by * 2.5
      if (!ghost.lying) group.rotation.z += by * 0.5
    }
    for (const [one, { upright }] of set.walls) upright.visible = one !== side
    act(eyeCamera(side, door))
    for (const { group } of cast.actors.values()) group.visible = true
    furnishings.hand.visible = rays.root.visible = true
  }
}
