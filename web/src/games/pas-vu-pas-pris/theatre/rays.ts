/** Witness rays: from the eye, perhaps by the mirror, to a point of a ghost that was seen. */
import { CylinderGeometry, Group, Mesh, MeshBasicMaterial, SphereGeometry, Vector3 } from 'three'
import { raysOf } from '../hall'
import { type Report, sideOf } from '../view'
import { LIGHTS, TINTS } from './tokens'

const THICK = 0.7
const HALO = 2.2

export class Rays {
  readonly root = new Group()

  show(report: Report | null): void {
    for (const one of this.root.children)
      if (one instanceof Mesh) (one as Mesh<CylinderGeometry, MeshBasicMaterial>).geometry.dispose()
    this.root.clear()
    for (const ray of report ? raysOf(report) : []) {
      const light = new MeshBasicMaterial({ color: LIGHTS.ray })
      const halo = new MeshBasicMaterial({
        color: TINTS[sideOf(ray.ghost)],
        transparent: true,
        opacity: 0.4,
        depthWrite: false,
      })
      const points = ray.points.map((spot) => new Vector3(...spot))
      for (const [index, end] of points.entries()) {
        const start = points[index - 1]
        if (start) this.root.add(beam(start, end, THICK, light), beam(start, end, HALO, halo))
      }
      const tip = new Mesh(new SphereGeometry(2.5, 16, 12), light)
      tip.position.copy(points.at(-1)!)
      this.root.add(tip)
    }
  }
}

function beam(start: Vector3, end: Vector3, thick: number, paint: MeshBasicMaterial): Mesh {
  const way = end.clone().sub(start)
  const mesh = new Mesh(new CylinderGeometry(thick, thick, way.length(), 8), paint)
  mesh.position.copy(start).addScaledVector(way, 0.5)
  mesh.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), way.normalize())
  return mesh
}
