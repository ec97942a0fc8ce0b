/** The ghosts: where they stand, whom they look at, how they feel. */
import { Color, Group, Mesh, MeshBasicMaterial, MeshLambertMaterial, PlaneGeometry, type Texture, Vector3 } from 'three'
import { BELLS, lyingTurn } from '../hall'
import { ahead, type GhostView, isSquare, opposite, type Side, sideOf, STRIP, waiting } from '../view'
import { sheet } from './mesh'
import { linen, type Mood } from './materials/linen'
import { blot } from './materials/paint'
import { GLOWS } from './tokens'
import { WALL_OUT, WALL_TALL } from './set/doors'

interface Actor {
  group: Group
  body: Mesh<ReturnType<typeof sheet>, MeshLambertMaterial>
  /** The soft spot under it. */
  spot: Mesh
  from: Vector3
  to: Vector3
}

export class Cast {
  readonly actors = new Map<string, Actor>()
  readonly #sheets = new Map<string, Texture>()
  readonly #blot = new MeshBasicMaterial({ map: blot(), transparent: true, opacity: 0.55, depthWrite: false })

  /** `board` turns with the hall; `wings` do not. */
  constructor(
    readonly board: Group,
    readonly wings: Group,
  ) {}

  /** Send a ghost where it is now; true when it has a way to go. */
  stand(ghost: GhostView, me: Side, first: boolean, ms: number): boolean {
    const { group, from, to } = this.of(ghost)
    const before = group.position.clone()
    const inside = isSquare(ghost.where)
    ;(inside ? this.board : this.wings).add(group)
    if (inside) this.pose(ghost)
    else {
      group.rotation.set(0, 0, 0)
      group.position.set(...this.#place(ghost, me))
    }
    this.of(ghost).spot.visible = !ghost.lying || !inside
    if (!(inside && ghost.lying)) this.face(group, ahead(me))
    group.scale.setScalar(ghost.where === 'out' ? 0.6 : 1)
    const moved = before.distanceTo(group.position) > 0.01
    to.copy(group.position)
    from.copy(moved && ms > 0 && !first ? before : to)
    return moved && !first && ms > 0
  }

  /** Where a ghost waits: on the floor before its own player, else up on the wall, where everybody sees it. */
  #place(ghost: GhostView, me: Side): [number, number, number] {
    const side = ghost.where === 'out' ? opposite(sideOf(ghost.name)) : sideOf(ghost.name)
    const [x, y] = waiting(ghost)
    if (side === me) return [x, y, -4]
    const [dx, dy] = ahead(side)
    const near = STRIP + 20 - WALL_OUT
    return [x + dx * near, y + dy * near, WALL_TALL - 2]
  }

  /** Turn a ghost's face against a direction of view. */
  face(group: Group, [dx, dy]: readonly [number, number]): void {
    group.rotation.z = Math.atan2(-dy, -dx) + Math.PI / 2
  }

  /** Put a ghost on its spot of the hall, standing or lying. */
  pose(ghost: GhostView): void {
    const { group } = this.of(ghost)
    const bell = BELLS[ghost.size]
    if (ghost.lying) {
      const [w, x, y, z] = lyingTurn(ghost.heading) as [number, number, number, number]
      group.quaternion.set(x, y, z, w)
      const radians = (ghost.heading * Math.PI) / 180
      group.position.set(
        ghost.x - (Math.cos(radians) * bell.height) / 2,
        ghost.y - (Math.sin(radians) * bell.height) / 2,
        ghost.z + bell.radius,
      )
    } else {
      group.rotation.set(0, 0, 0)
      group.position.set(ghost.x, ghost.y, ghost.z)
    }
  }

  /** Show how a ghost feels. */
  feel(name: string, mood: Mood, glow: string = GLOWS.none): void {
    const actor = this.actors.get(name)
    if (!actor) return
    const { material } = actor.body
    // A sheet glows a little by itself: a ghost is never quite in the dark.
    material.emissive.setScalar(mood === 'caught' ? 0.3 : 0.14).add(new Color(glow))
    const map = this.#sheet(sideOf(name), mood)
    material.map = material.emissiveMap = map
  }

  /** Every ghost on its way: so far of it done. */
  advance(share: number): void {
    for (const { group, from, to } of this.actors.values()) {
      group.position.lerpVectors(from, to, share)
      const far = from.distanceTo(to)
      if (far > 1) group.position.z += Math.sin(Math.PI * share) * Math.min(90, far * 0.3)
    }
  }

  /** Move a ghost with the hand. */
  carry(name: string, x: number, y: number, z: number): void {
    const actor = this.actors.get(name)
    if (!actor) return
    actor.group.position.set(x, y, z)
    actor.from.copy(actor.group.position)
    actor.to.copy(actor.group.position)
  }

  of(ghost: GhostView): Actor {
    const known = this.actors.get(ghost.name)
    if (known) return known
    const group = new Group()
    const body = new Mesh(
      sheet(BELLS[ghost.size]),
      new MeshLambertMaterial({ map: this.#sheet(sideOf(ghost.name), 'asleep') }),
    )
    body.castShadow = body.receiveShadow = true
    body.userData.solid = true
    const { radius } = BELLS[ghost.size]
    const spot = new Mesh(new PlaneGeometry(radius * 3.2, radius * 3.2), this.#blot)
    spot.position.z = 0.5
    group.add(body, spot)
    group.userData = { what: 'ghost', name: ghost.name }
    body.material.emissiveMap = body.material.map
    const actor = { group, body, spot, from: new Vector3(), to: new Vector3() }
    this.actors.set(ghost.name, actor)
    this.wings.add(group)
    return actor
  }

  #sheet(side: Side, mood: Mood): Texture {
    const key = `${side} ${mood}`
    const known = this.#sheets.get(key)
    if (known) return known
    const made = linen(side, mood)
    this.#sheets.set(key, made)
    return made
  }
}
