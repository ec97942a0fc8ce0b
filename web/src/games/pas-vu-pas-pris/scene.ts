/** The hall in depth: a toy theatre built from the same shapes as the engine, drawn only when something changed. */
import {
  AmbientLight, BufferAttribute, BufferGeometry, CanvasTexture, CircleGeometry, Color, DoubleSide, Group, Mesh, MeshBasicMaterial, MeshLambertMaterial,
  type Object3D, PCFShadowMap, PerspectiveCamera, Plane, PlaneGeometry, PointLight, Quaternion, Raycaster, Scene, SphereGeometry, SpotLight, SRGBColorSpace, Vector2,
  Vector3, WebGLRenderer,
} from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import { Reflector } from 'three/addons/objects/Reflector.js'
import type { Held, Peep } from './desk.svelte'
import { BELLS, eyeAt, FURNITURE, heldTurn, lyingTurn, type Shape } from './hall'
import { LOOKS, PAINT, TINTS } from './looks'
import { ahead, doorMiddle, type GhostView, HALL, isSquare, middleOf, outside, type PieceView, type Side, SIDES, sideOf, type Size, SQUARE, SQUARES, waiting } from './view'

/** What the hall shows now. */
export interface Stage {
  me: Side
  ghosts: readonly GhostView[]
  furniture: readonly PieceView[]
  keyhole: readonly [Side, number] | null
  held: Held | null
  wrong: boolean
  selected: string | null
  pale: ReadonlySet<string>
  lit: ReadonlyMap<string, number>
  glowing: ReadonlySet<string>
  /** How long a movement lasts; 0: at once. */
  ms: number
}

export type Hit =
  | { what: 'ghost' | 'piece' | 'square'; name: string; x: number; y: number }
  | { what: 'door'; side: Side; door: number; x: number; y: number }

/** Where the keyhole's picture ends, in tangents: a little wider than its outline. */
export const FRAME = { left: -1.05, right: 1.05, top: 0.95, bottom: -2.15 }

function solid(shape: Shape): BufferGeometry {
  const corners: number[] = []
  for (const face of shape.faces) {
    for (let k = 1; k < face.length - 1; k += 1) {
      for (const index of [face[0]!, face[k]!, face[k + 1]!]) corners.push(...shape.points[index]!)
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(corners), 3))
  geometry.computeVertexNormals()
  return geometry
}

function painted(size: number, draw: (context: CanvasRenderingContext2D) => void): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size
  draw(canvas.getContext('2d')!)
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  return texture
}

function hex(side: Side): string {
  return `#${TINTS[side].toString(16).padStart(6, '0')}`
}

/** The same with shared corners, so that its surface is smooth. */
function smooth(shape: Shape): BufferGeometry {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(shape.points.flat()), 3))
  geometry.setIndex(shape.faces.flatMap((face) => face.slice(2).flatMap((last, k) => [face[0]!, face[k + 1]!, last])))
  geometry.computeVertexNormals()
  return geometry
}

interface Actor {
  group: Group
  body: MeshLambertMaterial
  from: Vector3
  to: Vector3
}

export class Theatre {
  readonly #renderer: WebGLRenderer
  readonly #scene = new Scene()
  readonly #camera = new PerspectiveCamera(36, 1, 20, 3000)
  readonly #controls: OrbitControls
  readonly #lamp = new SpotLight(0xffd9a0, 3.4, 0, Math.PI / 4.2, 0.55, 0)
  readonly #front = new PointLight(0xffe6c8, 1.1, 0, 0)
  readonly #pieces = new Map<string, Group>()
  readonly #actors = new Map<string, Actor>()
  readonly #squares = new Map<string, Mesh<PlaneGeometry, MeshLambertMaterial>>()
  readonly #walls = new Map<Side, Group>()
  readonly #leaves = new Map<string, Mesh<BufferGeometry, MeshLambertMaterial>>()
  readonly #keyhole: Group
  readonly #held = new Group()
  #mirror: Mesh | null = null
  #pane: Mesh | null = null
  #soft = true
  readonly #ray = new Raycaster()
  #frame = 0
  #moveFrom = 0
  #moveMs = 0
  #stage: Stage | null = null
  #me: Side | null = null
  /** Frames drawn so far, for tests. */
  drawn = 0

  constructor(canvas: HTMLCanvasElement, soft: boolean) {
    this.#renderer = new WebGLRenderer({ canvas, antialias: soft, preserveDrawingBuffer: false })
    this.#renderer.shadowMap.type = PCFShadowMap
    this.#camera.up.set(0, 0, 1)
    this.#controls = new OrbitControls(this.#camera, canvas)
    this.#controls.target.set(HALL / 2, HALL / 2, 0)
    this.#controls.enablePan = false
    this.#controls.minDistance = 220
    this.#controls.maxDistance = 900
    this.#controls.minPolarAngle = 0.05
    this.#controls.maxPolarAngle = 1.45
    this.#controls.addEventListener('change', () => this.ask())
    this.#scene.background = new Color(0x15111d)
    this.#build()
    this.#keyhole = this.#brassKeyhole()
    this.#scene.add(this.#keyhole, this.#held)
    this.soften(soft)
  }

  /** Softer shadows and finer pixels, or neither: the switch for weak machines. */
  soften(soft: boolean): void {
    this.#soft = soft
    this.#reflect(soft)
    this.#renderer.shadowMap.enabled = soft
    this.#lamp.castShadow = soft
    this.#renderer.setPixelRatio(soft ? Math.min(2, devicePixelRatio) : 1)
    this.#scene.traverse((one) => {
      if (one instanceof Mesh) (one.material as MeshLambertMaterial).needsUpdate = true
    })
    this.ask()
  }

  /** A mirror that reflects draws everything twice: only with the finer quality, and always through a keyhole. */
  #reflect(real: boolean): void {
    if (this.#mirror) this.#mirror.visible = real
    if (this.#pane) this.#pane.visible = !real
  }

  size(width: number, height: number): void {
    if (!width || !height) return
    this.#renderer.setSize(width, height, false)
    this.#camera.aspect = width / height
    this.#camera.updateProjectionMatrix()
    if (this.#me) this.#seat(this.#me)
    this.ask()
  }

  close(): void {
    cancelAnimationFrame(this.#frame)
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

  /** Let a drag of something stop the camera. */
  hold(still: boolean): void {
    this.#controls.enabled = !still
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
    for (const pose of stage.furniture) this.#put(pose)
    for (const [piece, group] of this.#pieces) {
      group.visible = stage.furniture.some((pose) => pose.piece === piece)
      const glow = stage.glowing.has(`piece:${piece}`) || stage.held?.piece === piece
      group.traverse((one) => {
        if (one instanceof Mesh && one.material instanceof MeshLambertMaterial) one.material.emissive.set(glow ? (stage.wrong ? 0x7a1010 : 0x5a3a08) : 0)
      })
    }
    let moved = false
    for (const ghost of stage.ghosts) moved = this.#stand(ghost, stage, first) || moved
    for (const [square, mesh] of this.#squares) {
      const light = stage.lit.get(square) ?? 0
      mesh.material.emissive.set(0xffb14a)
      mesh.material.emissiveIntensity = light * 0.42
    }
    for (const [name, leaf] of this.#leaves) leaf.material.emissive.set(stage.glowing.has(name) ? 0x8a5a10 : 0)
    this.#keyhole.visible = stage.keyhole !== null
    if (stage.keyhole) {
      const [side, door] = stage.keyhole
      const [x, y] = doorMiddle(side, door)
      const [dx, dy] = ahead(side)
      this.#keyhole.position.set(x - dx * 5, y - dy * 5, 28)
      this.#keyhole.rotation.z = Math.atan2(dy, dx) - Math.PI / 2
    }
    this.#hover(stage)
    if (moved) {
      this.#moveFrom = performance.now()
      this.#moveMs = stage.ms
    }
    this.ask()
  }

  /** What is under a point of the canvas (−1 to 1 each way). */
  hit(u: number, v: number): Hit | null {
    this.#ray.setFromCamera(new Vector2(u, v), this.#camera)
    const things: Object3D[] = [...this.#pieces.values(), ...[...this.#actors.values()].map((actor) => actor.group), ...this.#squares.values()]
    for (const wall of this.#walls.values()) if (wall.visible) things.push(wall)
    const found = this.#ray.intersectObjects(things, true)[0]
    if (!found) return null
    for (let one: Object3D | null = found.object; one; one = one.parent) {
      const data = one.userData as { what?: Hit['what']; name?: string; side?: Side; door?: number }
      const [x, y] = [found.point.x, found.point.y]
      if (data.what === 'door') return { what: 'door', side: data.side!, door: data.door!, x, y }
      if (data.what) return { what: data.what, name: data.name!, x, y }
    }
    return null
  }

  /** The point of the floor under a point of the canvas. */
  floor(u: number, v: number, height = 0): readonly [number, number] | null {
    this.#ray.setFromCamera(new Vector2(u, v), this.#camera)
    const point = this.#ray.ray.intersectPlane(new Plane(new Vector3(0, 0, 1), -height), new Vector3())
    return point ? [point.x, point.y] : null
  }

  /** Move a ghost with the hand. */
  carry(name: string, x: number, y: number): void {
    const actor = this.#actors.get(name)
    if (!actor) return
    actor.group.position.set(x, y, 14)
    actor.from.copy(actor.group.position)
    actor.to.copy(actor.group.position)
    this.ask()
  }

  /** Draw what an eye at a keyhole sees: the same eye, field and shapes as the engine judges. */
  snap(peep: Peep, picture: HTMLCanvasElement): void {
    const stage = this.#stage
    const { side, door } = peep.report
    const eye = eyeAt(side, door)
    const camera = new PerspectiveCamera()
    const near = 2
    camera.up.set(0, 0, 1)
    camera.position.set(...eye.at)
    camera.lookAt(eye.at[0] + eye.ahead[0], eye.at[1] + eye.ahead[1], eye.at[2])
    camera.updateMatrixWorld()
    camera.projectionMatrix.makePerspective(FRAME.left * near, FRAME.right * near, FRAME.top * near, FRAME.bottom * near, near, 800)
    camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert()
    for (const pose of peep.furniture) this.#put(pose)
    const there = new Map(peep.ghosts.filter((ghost) => isSquare(ghost.where)).map((ghost) => [ghost.name, ghost]))
    for (const [name, actor] of this.#actors) {
      const ghost = there.get(name)
      actor.group.visible = !!ghost
      if (!ghost) continue
      this.#pose(actor.group, ghost)
      actor.group.rotation.z = ghost.lying ? actor.group.rotation.z : Math.atan2(-eye.ahead[1], -eye.ahead[0]) + Math.PI / 2
      const seen = peep.report.glimpses.some((one) => one.ghost === name && one.seen)
      actor.body.color.set(seen && peep.real ? 0xf3edff : TINTS[sideOf(name)])
    }
    for (const [one, wall] of this.#walls) wall.visible = one !== side
    this.#keyhole.visible = false
    this.#held.visible = false
    const size = this.#renderer.getSize(new Vector2())
    const ratio = this.#renderer.getPixelRatio()
    this.#renderer.setPixelRatio(1)
    this.#renderer.setSize(picture.width, picture.height, false)
    this.#reflect(true)
    this.#renderer.render(this.#scene, camera)
    this.#reflect(this.#soft)
    picture.getContext('2d')!.drawImage(this.#renderer.domElement, 0, 0)
    this.#renderer.setPixelRatio(ratio)
    this.#renderer.setSize(size.x, size.y, false)
    for (const actor of this.#actors.values()) actor.group.visible = true
    this.#held.visible = true
    if (stage) this.show({ ...stage, ms: 0 })
  }

  #draw(now: number): void {
    this.#frame = 0
    const share = this.#moveMs > 0 ? Math.min(1, (now - this.#moveFrom) / this.#moveMs) : 1
    const eased = 1 - (1 - Math.max(0, share)) ** 3
    for (const actor of this.#actors.values()) {
      actor.group.position.lerpVectors(actor.from, actor.to, eased)
      const far = actor.from.distanceTo(actor.to)
      if (far > 1) actor.group.position.z += Math.sin(Math.PI * eased) * Math.min(60, far * 0.25)
    }
    this.#hideNear()
    this.#renderer.render(this.#scene, this.#camera)
    this.drawn += 1
    if (share < 1) this.ask()
  }

  /** Walls between the camera and the hall are not drawn. */
  #hideNear(): void {
    for (const [side, wall] of this.#walls) {
      const [dx, dy] = ahead(side)
      const { x, y } = this.#camera.position
      wall.visible = (x - HALL / 2) * dx + (y - HALL / 2) * dy > -HALL * 0.2
    }
  }

  #seat(side: Side): void {
    const [dx, dy] = ahead(side)
    this.#front.position.set(HALL / 2 - dx * 420, HALL / 2 - dy * 420, 260)
    const far = this.#camera.aspect < 1 ? 560 / this.#camera.aspect ** 0.8 : 560
    const back = far * 0.66
    this.#camera.position.set(HALL / 2 - dx * back, HALL / 2 - dy * back, far * 0.76)
    this.#controls.target.set(HALL / 2 - dx * 8, HALL / 2 - dy * 8, 0)
    this.#controls.update()
  }

  #put(pose: PieceView): void {
    const group = this.#pieces.get(pose.piece)
    const [w, x, y, z] = pose.turn as [number, number, number, number]
    group?.position.set(pose.x, pose.y, pose.z)
    group?.quaternion.copy(new Quaternion(x, y, z, w).normalize())
  }

  #pose(group: Group, ghost: GhostView): void {
    const bell = BELLS[ghost.size]
    if (ghost.lying) {
      const [w, x, y, z] = lyingTurn(ghost.heading) as [number, number, number, number]
      group.quaternion.set(x, y, z, w)
      const radians = (ghost.heading * Math.PI) / 180
      group.position.set(ghost.x - (Math.cos(radians) * bell.height) / 2, ghost.y - (Math.sin(radians) * bell.height) / 2, ghost.z + bell.radius)
    } else {
      group.rotation.set(0, 0, 0)
      group.position.set(ghost.x, ghost.y, ghost.z)
    }
  }

  #stand(ghost: GhostView, stage: Stage, first: boolean): boolean {
    const actor = this.#actors.get(ghost.name) ?? this.#ghost(ghost.name, ghost.size)
    const before = actor.group.position.clone()
    if (isSquare(ghost.where)) this.#pose(actor.group, ghost)
    else {
      actor.group.rotation.set(0, 0, 0)
      actor.group.position.set(...waiting(ghost), -4)
    }
    if (!(isSquare(ghost.where) && ghost.lying)) {
      // It looks at the player who holds it: at the viewer its own, else towards its exit.
      const [dx, dy] = ahead(stage.me)
      actor.group.rotation.z = Math.atan2(-dy, -dx) + Math.PI / 2
    }
    actor.group.scale.setScalar(ghost.where === 'out' ? 0.6 : 1)
    const glow = stage.selected === ghost.name ? 0x7a4d00 : stage.glowing.has(`ghost:${ghost.name}`) ? 0x2a1a00 : 0
    actor.body.emissive.set(glow)
    actor.body.color.set(stage.pale.has(ghost.name) ? 0xf3edff : TINTS[sideOf(ghost.name)])
    const target = actor.group.position.clone()
    const moved = before.distanceTo(target) > 0.01
    if (moved || first) {
      actor.from.copy(stage.ms > 0 && !first ? before : target)
      actor.to.copy(target)
    } else {
      actor.from.copy(target)
      actor.to.copy(target)
    }
    return moved && !first && stage.ms > 0
  }

  /** The piece in hand, while the server has not said where it rests. */
  #hover({ held, furniture }: Stage): void {
    this.#held.clear()
    if (!held || furniture.some((pose) => pose.piece === held.piece)) return
    const source = this.#pieces.get(held.piece)
    if (!source) return
    const copy = source.clone()
    copy.visible = true
    copy.position.set(held.x, held.y, FURNITURE[held.piece]!.middle + 12)
    const [w, x, y, z] = heldTurn(held.face, held.yaw) as [number, number, number, number]
    copy.quaternion.set(x, y, z, w)
    this.#held.add(copy)
  }

  // Building

  #build(): void {
    this.#scene.add(new AmbientLight(0xa9a6d8, 1.5))
    const moon = new PointLight(0x7d90ff, 0.9, 0, 0)
    moon.position.set(-160, 420, 260)
    this.#front.position.set(HALL / 2, -300, 260)
    this.#scene.add(this.#front)
    this.#lamp.position.set(HALL / 2 - 70, HALL / 2 + 20, 420)
    this.#lamp.target.position.set(HALL / 2, HALL / 2, 0)
    this.#lamp.shadow.mapSize.set(1024, 1024)
    this.#lamp.shadow.camera.near = 150
    this.#lamp.shadow.camera.far = 700
    this.#lamp.shadow.bias = -0.0015
    this.#lamp.shadow.radius = 4
    this.#scene.add(moon, this.#lamp, this.#lamp.target)
    const stage = new Mesh(new PlaneGeometry(1600, 1600), new MeshLambertMaterial({ color: 0x2a1d26 }))
    stage.position.set(HALL / 2, HALL / 2, -4.2)
    stage.receiveShadow = true
    const strip = new Mesh(new PlaneGeometry(HALL + 44, HALL + 44), new MeshLambertMaterial({ color: 0x3f2434 }))
    strip.position.set(HALL / 2, HALL / 2, -0.6)
    strip.receiveShadow = true
    this.#scene.add(stage, strip)
    for (const [index, square] of SQUARES.entries()) {
      const odd = (Math.floor(index / 6) + index) % 2
      const mesh = new Mesh(new PlaneGeometry(SQUARE - 0.4, SQUARE - 0.4), new MeshLambertMaterial({ color: odd ? 0x8a4a58 : 0x7a3d4c }))
      const [x, y] = middleOf(square)
      mesh.position.set(x, y, 0)
      mesh.receiveShadow = true
      mesh.userData = { what: 'square', name: square }
      this.#squares.set(square, mesh)
      this.#scene.add(mesh)
    }
    for (const side of SIDES) this.#wall(side)
    for (const [piece, { parts, glass }] of Object.entries(FURNITURE)) {
      const group = new Group()
      const material = new MeshLambertMaterial({ color: PAINT[piece] })
      for (const part of parts) {
        const mesh = new Mesh(solid(part), material)
        mesh.castShadow = mesh.receiveShadow = true
        group.add(mesh)
      }
      if (glass.length) {
        const [x, y, z] = [0, 1, 2].map((axis) => glass.map((corner) => corner[axis]!)) as [number[], number[], number[]]
        const span = (values: number[]) => Math.max(...values) - Math.min(...values)
        const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
        const plane = new PlaneGeometry(span(x), span(z))
        this.#mirror = new Reflector(plane, { textureWidth: 1024, textureHeight: 1024, color: 0xd8e4ee })
        this.#pane = new Mesh(plane, new MeshBasicMaterial({ color: 0xbfd8ea }))
        for (const sheet of [this.#mirror, this.#pane]) {
          sheet.rotation.set(-Math.PI / 2, 0, 0)
          sheet.position.set(mean(x), mean(y) + 0.1, mean(z))
          group.add(sheet)
        }
      }
      group.userData = { what: 'piece', name: piece }
      this.#pieces.set(piece, group)
      this.#scene.add(group)
    }
  }

  #wall(side: Side): void {
    const wall = new Group()
    const [dx, dy] = ahead(side)
    const turn = Math.atan2(dy, dx) - Math.PI / 2
    for (let door = 1; door <= 6; door += 1) {
      const [x, y] = outside(side, (door - 0.5) * SQUARE, 18)
      const panel = new Mesh(new PlaneGeometry(SQUARE, 78), new MeshLambertMaterial({ color: 0x35284a, side: DoubleSide }))
      const leaf = new Mesh<BufferGeometry, MeshLambertMaterial>(new PlaneGeometry(27, 58), new MeshLambertMaterial({ color: 0x7d4632, side: DoubleSide }))
      const plate = new Mesh(
        new CircleGeometry(7, 24),
        new MeshBasicMaterial({
          transparent: true,
          map: painted(96, (context) => {
            context.fillStyle = '#e6c34a'
            context.beginPath()
            context.arc(48, 48, 46, 0, 7)
            context.fill()
            context.fillStyle = '#2a1a05'
            context.font = '700 62px sans-serif'
            context.textAlign = 'center'
            context.textBaseline = 'middle'
            context.fillText(String(door), 48, 52)
          }),
        }),
      )
      const frame = new Group()
      panel.position.set(0, 0, 39)
      leaf.position.set(0, 0.6, 29)
      plate.position.set(0, 1.2, 44)
      for (const mesh of [panel, leaf, plate]) mesh.rotation.set(Math.PI / 2, Math.PI, 0)
      frame.add(panel, leaf, plate)
      frame.position.set(x, y, -4)
      frame.rotation.z = turn
      frame.userData = { what: 'door', side, door }
      this.#leaves.set(`door:${side}:${door}`, leaf)
      wall.add(frame)
    }
    this.#walls.set(side, wall)
    this.#scene.add(wall)
  }

  #brassKeyhole(): Group {
    const map = painted(256, (context) => {
      context.fillStyle = '#ffcf5c'
      context.beginPath()
      context.roundRect(58, 4, 140, 248, 60)
      context.fill()
      context.strokeStyle = '#7a4d0d'
      context.lineWidth = 8
      context.stroke()
      context.fillStyle = '#160b05'
      context.beginPath()
      context.arc(128, 96, 44, 0, 7)
      context.fill()
      context.beginPath()
      context.moveTo(110, 110)
      context.lineTo(92, 212)
      context.lineTo(164, 212)
      context.lineTo(146, 110)
      context.fill()
    })
    const plate = new Mesh(new PlaneGeometry(56, 56), new MeshBasicMaterial({ map, transparent: true, side: DoubleSide }))
    plate.rotation.set(Math.PI / 2, Math.PI, 0)
    return new Group().add(plate)
  }

  #ghost(name: string, size: Size): Actor {
    const bell = BELLS[size]
    const side = sideOf(name)
    const group = new Group()
    const body = new MeshLambertMaterial({ color: hex(side) })
    const mesh = new Mesh(smooth(bell.shape), body)
    mesh.castShadow = mesh.receiveShadow = true
    group.add(mesh)
    const dark = new MeshBasicMaterial({ color: 0x160d1c })
    const level = bell.height * 0.66
    const face = bell.radius * 0.78
    for (const way of [-1, 1]) {
      const eye = new Mesh(new SphereGeometry(bell.radius * 0.19, 12, 10), dark)
      eye.position.set(way * bell.radius * 0.3, -face * 0.94, level)
      group.add(eye)
    }
    const sign = painted(96, (context) => {
      context.fillStyle = '#160d1c'
      context.scale(4, 4)
      context.fill(new Path2D(LOOKS[side].sign))
    })
    const badge = new Mesh(new PlaneGeometry(bell.radius * 0.9, bell.radius * 0.9), new MeshBasicMaterial({ map: sign, transparent: true }))
    badge.rotation.set(Math.PI / 2, 0, 0)
    badge.position.set(0, -bell.radius * 0.98, bell.height * 0.32)
    group.add(badge)
    group.userData = { what: 'ghost', name }
    const actor = { group, body, from: new Vector3(), to: new Vector3() }
    this.#actors.set(name, actor)
    this.#scene.add(group)
    return actor
  }
}
