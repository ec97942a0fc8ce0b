/** Who holds the camera: seats, named views, flights, turning, zooming and walking along a side. */
import { PerspectiveCamera, Vector2, Vector3, type WebGLRenderer } from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import type { Outlook } from '../../show/outlook'
import { HALL, type Side } from '../../view'
import { doorView, Flight, seatView, standView, type View } from './flight'

const NEAREST = 120
const FARTHEST = 900
/** How far a walk along a side goes for a radian of turning, in millimetres. */
const STRIDE = 60

export class Operator {
  readonly camera = new PerspectiveCamera(36, 1, 4, 3000)
  readonly #renderer: WebGLRenderer
  readonly #controls: OrbitControls
  readonly #ask: () => void
  readonly #told: (outlook: Outlook) => void
  #flight: Flight | null = null
  /** At a door, not at the seat or wherever the player stood. */
  #away = false
  #me: Side | null = null
  #outlook: Outlook = 'seat'
  /** How far along the own side one bends down. */
  #along = HALL / 2
  #steers = false
  /** What floats over the picture at its left and right, in pixels. */
  #margins: readonly [number, number] = [0, 0]

  constructor(renderer: WebGLRenderer, ask: () => void, told: (outlook: Outlook) => void) {
    this.#renderer = renderer
    this.#ask = ask
    this.#told = told
    this.camera.up.set(0, 0, 1)
    const controls = (this.#controls = new OrbitControls(this.camera, renderer.domElement))
    controls.screenSpacePanning = false
    controls.minDistance = NEAREST
    controls.maxDistance = FARTHEST
    controls.minPolarAngle = 0.05
    controls.maxPolarAngle = 1.45
    controls.addEventListener('start', () => (this.#steers = true))
    controls.addEventListener('end', () => (this.#steers = false))
    controls.addEventListener('change', () => {
      controls.target.clamp(new Vector3(0, 0, 0), new Vector3(HALL, HALL, 60))
      if (this.#steers) this.#stands('free')
      this.#ask()
    })
  }

  get flies(): boolean {
    return this.#flight !== null
  }

  /** Fit a box; the hall comes to stand between what floats over its left and right. */
  fit(width: number, height: number, margins: readonly [number, number]): void {
    const [left, right] = (this.#margins = margins)
    this.camera.aspect = width / height
    this.camera.setViewOffset(width, height, (right - left) / 2, 0, width, height)
    if (this.#me && !this.#away && this.#outlook === 'seat') this.sit(this.#me)
  }

  /** Look from a player's seat. */
  sit(side: Side): View {
    this.#me = side
    const view = seatView(side, this.#aspect)
    this.#stands('seat')
    this.camera.position.copy(view.at)
    this.camera.fov = view.fov
    this.camera.updateProjectionMatrix()
    this.#controls.target.copy(view.to)
    this.#controls.update()
    return view
  }

  /** Let a drag of something stop the camera. */
  hold(still: boolean): void {
    this.#controls.enabled = !still && !this.#flight && this.#outlook !== 'bent'
  }

  /** Go and stand somewhere. */
  stand(outlook: Outlook, ms: number): void {
    if (!this.#me || outlook === 'free') return
    this.#stands(outlook)
    void this.#travel(standView(outlook, this.#me, this.#aspect, this.#along), ms)
  }

  /** Walk along the own side, bent down, by so many millimetres to the right. */
  stroll(right: number): void {
    if (!this.#me || this.#outlook !== 'bent' || this.#flight) return
    this.#along = Math.min(HALL, Math.max(0, this.#along + right))
    const { at, to } = standView('bent', this.#me, this.#aspect, this.#along)
    this.camera.position.copy(at)
    this.#controls.target.copy(to)
    this.camera.lookAt(to)
    this.#ask()
  }

  /** Come nearer, or go farther away. */
  zoom(by: number): void {
    if (this.#outlook === 'bent') return
    const way = this.camera.position.clone().sub(this.#controls.target)
    way.setLength(Math.min(FARTHEST, Math.max(NEAREST, way.length() * by)))
    this.camera.position.copy(this.#controls.target).add(way)
    this.#stands('free')
    this.#ask()
  }

  /** Turn round the hall, in radians. */
  orbit(round: number, up: number): void {
    if (this.#outlook === 'bent') return this.stroll(round * STRIDE)
    this.#stands('free')
    const { x, y, z } = this.camera.position.clone().sub(this.#controls.target)
    const [length, flat] = [Math.hypot(x, y, z), Math.hypot(x, y)]
    const angle = Math.atan2(y, x) + round
    const tilt = Math.min(1.5, Math.max(0.15, Math.atan2(z, flat) + up))
    const wide = length * Math.cos(tilt)
    this.camera.position
      .set(wide * Math.cos(angle), wide * Math.sin(angle), length * Math.sin(tilt))
      .add(this.#controls.target)
    this.#controls.update()
    this.#ask()
  }

  /** Go to a door's keyhole. */
  fly(side: Side, door: number, ms: number): Promise<void> {
    this.#away = true
    return this.#travel(doorView(side, door), ms)
  }

  /** Come back from a door to the player's seat. */
  home(ms: number): void {
    if (!this.#away || !this.#me) return
    this.#away = false
    this.#stands('seat')
    void this.#travel(seatView(this.#me, this.#aspect), ms)
  }

  /** Be where the camera is at a moment. */
  advance(now: number): void {
    if (!this.#flight || this.#flight.move(this.camera, this.#controls.target, now)) return
    this.#flight.landed()
    this.#flight = null
    this.#controls.enabled = !this.#away && this.#outlook !== 'bent'
  }

  close(): void {
    this.#flight?.landed()
    this.#controls.dispose()
  }

  /** The shape of the window that is left for the hall. */
  get #aspect(): number {
    const { x, y } = this.#renderer.getSize(new Vector2())
    return Math.max(0.4, (x - this.#margins[0] - this.#margins[1]) / y)
  }

  #stands(outlook: Outlook): void {
    if (this.#outlook === outlook) return
    this.#outlook = outlook
    this.#told(outlook)
  }

  #travel(goal: View, ms: number): Promise<void> {
    this.#flight?.landed()
    this.#controls.enabled = false
    return new Promise((resolve) => {
      const from = { at: this.camera.position.clone(), to: this.#controls.target.clone(), fov: this.camera.fov }
      this.#flight = new Flight(from, goal, ms, resolve)
      this.#ask()
    })
  }
}
