import display from '../../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import text from '../../../node_modules/@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-400-normal.woff2?url'

const FONTS = { 'Fraunces Variable': display, 'Atkinson Hyperlegible': text }

async function embedded(address: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer())
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return `url(data:font/woff2;base64,${btoa(binary)})`
}

/** A drawing as a file of its own: tokens become colours, and our faces come along. */
export async function svgFile(node: SVGSVGElement): Promise<Blob> {
  const style = getComputedStyle(document.documentElement)
  const faces = await Promise.all(
    Object.entries(FONTS).map(
      async ([family, address]) =>
        `@font-face{font-family:'${family}';font-weight:100 900;src:${await embedded(address)} format('woff2')}`,
    ),
  )
  const source = new XMLSerializer()
    .serializeToString(node)
    .replace(/var\((--[\w-]+)\)/g, (_, token: string) => style.getPropertyValue(token).trim())
    .replace(/<defs/, `<style>${faces.join('')}</style><defs`)
  return new Blob([source], { type: 'image/svg+xml' })
}

/** The same as a picture of dots. */
export async function pngFile(node: SVGSVGElement): Promise<Blob> {
  const address = URL.createObjectURL(await svgFile(node))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const { width, height } = node.viewBox.baseVal
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    canvas.getContext('2d')!.drawImage(image, 0, 0, width, height)
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
    )
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** Give a file to whoever sits at this browser. */
export function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}

/** Send a file by the device's own way; false where it has none for files. */
export async function send(file: Blob, name: string): Promise<boolean> {
  const files = [new File([file], name, { type: file.type })]
  if (!navigator.canShare?.({ files })) return false
  await navigator.share({ files, title: 'Veillée' }).catch(() => undefined)
  return true
}
