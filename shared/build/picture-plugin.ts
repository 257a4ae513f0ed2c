import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Plugin } from 'vite'
import type { Picture } from '../content/fields'

/** Widths in px; a picture is never rendered wider than its source. */
const widths = [480, 960, 1600]
const fallbackWidth = 960

const encoders = {
  avif: (image: Sharp) => image.avif({ quality: 52, effort: 2 }),
  webp: (image: Sharp) => image.webp({ quality: 72, effort: 2 }),
  jpg: (image: Sharp) => image.jpeg({ quality: 74, mozjpeg: false }),
}
type Format = keyof typeof encoders

/** Raised when a setting above changes, so that cached renderings of before are not used. */
const recipe = '3'

/**
 * Renders `file?picture` to AVIF, WebP and a JPEG fallback in several widths, with size and placeholder.
 * Renderings are cached by the content of their source, so only a new or changed picture costs time.
 * A second part of the query, such as `file?picture&in=home.yaml`, makes a module of the importer's own.
 *
 * @param base where the package's files are served, e.g. `/assets/media/`
 * @param emit whether the build writes the renderings: the browser's build does, the server's refers to them
 */
export function picturePlugin({ base, emit, cache }: { base: string; emit: boolean; cache: string }): Plugin {
  let dev = false
  return {
    name: 'college:pictures',
    enforce: 'pre',
    configResolved(config) {
      dev = config.command === 'serve'
      mkdirSync(cache, { recursive: true })
    },
    async load(id) {
      const [file = '', query = ''] = id.split('?')
      if (!new URLSearchParams(query).has('picture')) return
      if (dev) return devPicture(file)

      const source = readFileSync(file)
      const { width = 0, height = 0 } = await sharp(source).metadata()
      const name = basename(file).replace(/\.\w+$/, '')
      const fits = widths.filter((w) => w <= width)
      const sizes = fits.length ? fits : [width]
      // One for all its renderings: ever new letters in every address are what does not compress in a page.
      const edition = hash(Buffer.concat([source, Buffer.from(recipe + sharp.versions.sharp)])).slice(0, 8)

      const render = async (format: Format, w: number) => {
        const bytes = await cached(cache, source, `${format}-${w}`, () =>
          encoders[format](sharp(source).flatten({ background: '#FAF7F0' }).resize({ width: w })).toBuffer(),
        )
        const fileName = `${name}-${w}-${edition}.${format}`
        if (emit) this.emitFile({ type: 'asset', fileName, source: bytes })
        return `${base}${fileName}`
      }
      const sourceSet = async (format: Format) =>
        (await Promise.all(sizes.map(async (w) => `${await render(format, w)} ${w}w`))).join(', ')

      const [avif, webp, src, placeholder] = await Promise.all([
        sourceSet('avif'),
        sourceSet('webp'),
        render('jpg', Math.min(fallbackWidth, width)),
        placeholderOf(cache, source),
      ])
      const picture: Picture = { sources: { avif, webp }, img: { src, w: width, h: height }, placeholder }
      return `export default ${JSON.stringify(picture)}`
    },
  }
}

/** While developing, the source file itself is shown: no encoding stands between an edit and the screen. */
async function devPicture(file: string) {
  const { width, height } = await sharp(file).metadata()
  return `import src from ${JSON.stringify(`${file}?url`)}
export default { sources: {}, img: { src, w: ${width}, h: ${height} }, placeholder: '' }`
}

/** Two colours, that of the upper half and that of the lower, as `rgb` digits without a separator. */
async function placeholderOf(cache: string, source: Buffer): Promise<string> {
  const bytes = await cached(cache, source, 'halves', () =>
    sharp(source)
      .flatten({ background: '#FAF7F0' })
      .resize(1, 2, { fit: 'fill' })
      .removeAlpha()
      .raw()
      .toBuffer(),
  )
  return [...bytes].map((value) => Math.round(value / 17).toString(16)).join('')
}

async function cached(cache: string, source: Buffer, variant: string, make: () => Promise<Buffer>) {
  const file = join(cache, `${hash(source)}-${recipe}-${variant}`)
  try {
    return await readFile(file)
  } catch {
    const bytes = await make()
    // Unfinished files are never visible under the final name, whoever else renders the same picture.
    const draft = `${file}.${randomUUID()}`
    await writeFile(draft, bytes)
    await rename(draft, file)
    return bytes
  }
}

const hash = (bytes: Buffer) =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 10).replace(/[-_]/g, 'x')
