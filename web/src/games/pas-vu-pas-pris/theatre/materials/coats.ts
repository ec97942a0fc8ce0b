/** The hall as weak machines draw it, and everybody's first picture: lit at its corners only, all by one small program. */
import {
  type AmbientLight,
  type BufferGeometry,
  Color,
  DoubleSide,
  type HemisphereLight,
  type IUniform,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  type Object3D,
  type PerspectiveCamera,
  type PointLight,
  type Scene,
  ShaderMaterial,
  type SpotLight,
  type Texture,
  type WebGLRenderer,
} from 'three'
import { easel, groundOf, surface } from './painter'

/** The lamps of the hall. */
export interface Lamps {
  ambient: AmbientLight
  sky: HemisphereLight
  moon: PointLight
  front: PointLight
  lamp: SpotLight
}

// Tone mapping as three.js does it (ACES, fitted by Stephen Hill); squares and roots are near enough to sRGB.
const TONES = `
const mat3 INTO = mat3(0.59719, 0.076, 0.0284, 0.35458, 0.90834, 0.13383, 0.04823, 0.01566, 0.83777);
const mat3 BACK = mat3(1.60475, -0.10208, -0.00327, -0.53108, 1.10813, -0.07276, -0.07367, -0.00605, 1.07602);
vec3 toned(vec3 seen) {
  seen = INTO * seen;
  seen = (seen * (seen + 0.0245786) - 0.000090537) / (seen * (0.983729 * seen + 0.432951) + 0.238081);
  return sqrt(clamp(BACK * seen, 0.0, 1.0));
}`
// The same light as on the finer surfaces, but for its shadows. What is bare has no pattern: its corners say it all.
const VERTEX = `
uniform vec3 ambient, sky, ground, moon, moonAt, front, frontAt, lamp, lampAt, lampTo;
uniform vec2 cone;
uniform float lit;
varying vec3 light;
#ifdef BARE
uniform vec3 colour, shine;
uniform float exposure;
${TONES}
#else
varying vec2 spot;
#endif
void main() {
  vec4 at = modelMatrix * vec4(position, 1.0);
  vec3 face = normalize(mat3(modelMatrix) * normal);
  if (dot(face, cameraPosition - at.xyz) < 0.0) face = -face;
  vec3 beam = normalize(lampAt - at.xyz);
  float within = smoothstep(cone.x, cone.y, dot(beam, normalize(lampAt - lampTo)));
  vec3 sum = ambient + mix(ground, sky, 0.5 + 0.5 * face.z)
    + moon * max(0.0, dot(face, normalize(moonAt - at.xyz)))
    + front * max(0.0, dot(face, normalize(frontAt - at.xyz)))
    + lamp * within * max(0.0, dot(face, beam));
  light = mix(vec3(1.0), sum * 0.31831, lit);
#ifdef BARE
  light = toned((colour * light + shine) * exposure);
#else
  spot = uv;
#endif
  gl_Position = projectionMatrix * viewMatrix * at;
}`
const FRAGMENT = `
varying vec3 light;
#ifdef BARE
void main() { gl_FragColor = vec4(light, 1.0); }
#else
uniform sampler2D map;
uniform vec3 colour, shine;
uniform float exposure, printed;
varying vec2 spot;
${TONES}
void main() {
  vec3 paint = texture2D(map, spot).rgb;
  paint *= paint;
  gl_FragColor = vec4(toned((paint * colour * light + shine * mix(vec3(1.0), paint, printed)) * exposure), 1.0);
}
#endif`

/** How much brighter three.js takes a scene before it maps the tones. */
const HILL = 1 / 0.6

export class Coats {
  readonly #bare = new Map<Material, ShaderMaterial>()
  readonly #painted = new Map<Material, ShaderMaterial>()
  readonly #light: Record<string, IUniform>
  readonly #blank: Texture

  constructor(lamps: Lamps, exposure: number) {
    const { lamp } = lamps
    const cone = [Math.cos(lamp.angle), Math.cos(lamp.angle * (1 - lamp.penumbra))]
    this.#light = {
      exposure: { value: exposure * HILL },
      ambient: { value: tint(lamps.ambient) },
      sky: { value: tint(lamps.sky) },
      ground: { value: lamps.sky.groundColor.clone().multiplyScalar(lamps.sky.intensity) },
      moon: { value: tint(lamps.moon) },
      moonAt: { value: lamps.moon.position },
      front: { value: tint(lamps.front) },
      frontAt: { value: lamps.front.position },
      lamp: { value: tint(lamp) },
      lampAt: { value: lamp.position },
      lampTo: { value: lamp.target.position },
      cone: { value: cone },
    }
    const white = easel(1, 1)
    white.fillStyle = 'white'
    white.fillRect(0, 0, 1, 1)
    this.#blank = surface(white)
  }

  /** Draw a scene with everything solid in its coat; while surfaces are bare only that, in the colours of their grounds. */
  render(renderer: WebGLRenderer, scene: Scene, camera: PerspectiveCamera, bare: boolean): void {
    const undo: (() => void)[] = []
    scene.traverseVisible((one) => {
      if (!isDrawn(one)) return
      const { material } = one
      const coat = one instanceof Mesh ? this.#coat(material, bare) : null
      if (coat) {
        one.material = coat
        undo.push(() => (one.material = material))
      } else if (bare) {
        one.visible = false
        undo.push(() => (one.visible = true))
      }
    })
    const { autoUpdate } = renderer.shadowMap
    renderer.shadowMap.autoUpdate = false
    renderer.render(scene, camera)
    renderer.shadowMap.autoUpdate = autoUpdate
    for (const back of undo) back()
  }

  close(): void {
    this.#blank.dispose()
    for (const coats of [this.#bare, this.#painted]) for (const coat of coats.values()) coat.dispose()
  }

  /** The coat of a surface as it is now; null where it is nothing solid. */
  #coat(material: Material, bare: boolean): ShaderMaterial | null {
    const lit = material instanceof MeshLambertMaterial
    if (material.transparent || !(lit || material instanceof MeshBasicMaterial)) return null
    const coats = bare ? this.#bare : this.#painted
    const coat = coats.get(material) ?? this.#mix(material, bare)
    coats.set(material, coat)
    const { colour, shine, map } = coat.uniforms as Record<'colour' | 'shine' | 'map', IUniform>
    ;(colour.value as Color).copy(material.color)
    if (bare && material.map) (colour.value as Color).multiply(new Color(groundOf(material.map)))
    map.value = material.map ?? this.#blank
    if (lit) (shine.value as Color).copy(material.emissive).multiplyScalar(material.emissiveIntensity)
    return coat
  }

  #mix(material: Material, bare: boolean): ShaderMaterial {
    return new ShaderMaterial({
      defines: bare ? { BARE: '' } : {},
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      side: DoubleSide,
      uniforms: {
        ...this.#light,
        lit: { value: material instanceof MeshLambertMaterial ? 1 : 0 },
        colour: { value: new Color() },
        shine: { value: new Color() },
        // What shines by itself does so through its pattern, or over it.
        printed: { value: material instanceof MeshLambertMaterial && material.emissiveMap ? 1 : 0 },
        map: { value: this.#blank },
      },
    })
  }
}

function tint({ color, intensity }: { color: Color; intensity: number }): Color {
  return color.clone().multiplyScalar(intensity)
}

function isDrawn(one: Object3D): one is Mesh<BufferGeometry, Material> {
  return 'material' in one
}
