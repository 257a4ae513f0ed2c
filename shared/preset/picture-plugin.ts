import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import type { Plugin } from 'vite'
import type { Picture } from '../content/fields'
import { quickBrotli } from './quick-brotli'

/**
 * Widths in px. Browsers take the next one up, so these are the widths of the site's columns at one, two and three device
 * pixels to a CSS pixel. Few browsers want WebP.
 */
const widths = { avif: [480, 640, 800, 1200, 1600, 2800], webp: [1200] }
/**
 * From here on even a drawing that is larger than its rendering is sent as it is. Browsers round down to 1,600 px where
 * that is nearer; with this number they never lose more than a tenth.
 */
const drawingWidth = 1920
/** Browsers without WebP take it, and link previews, which want 1,200 px. */
const fallbackWidth = 1200

/** Gives a see-through picture the ground that JPEG needs. */
const onPaper = (image: Sharp) => image.flatten({ background: '#FFFDF8' })

const encoders = {
  // One effort more takes 1.7 times the processor for 4 % fewer bytes.
  avif: (image: Sharp) => image.avif({ quality: 46, effort: 1 }),
  webp: (image: Sharp) => image.webp({ quality: 72, effort: 2 }),
  jpg: (image: Sharp) => onPaper(image).jpeg({ quality: 74, mozjpeg: false }),
}
type Format = keyof typeof encoders

/** Raised when a setting above changes, so that older cached renderings are not used. */
const recipe = '14'

/** Where a checkout keeps renderings between builds. */
export const picturesIn = (checkout: string) => join(checkout, 'node_modules/.cache/pictures')

/**
 * Renders `file?picture` to AVIF in several widths and to a JPEG fallback, with size and placeholder; a photograph
 * to WebP too. Where the source is see-through, all but the JPEG are too: the page gives such a picture its ground.
 * Renderings are cached by the content of their source, so only a new or changed picture costs time.
 * A second part of the query, such as `file?picture&in=home.yaml`, makes a module of the importer's own.
 *
 * @param base where the package's files are served, e.g. `/assets/media/`
 * @param emit whether the build writes the renderings: the browser's build does, the server's refers to them
 */
export function picturePlugin({ base, emit, cache }: { base: string; emit: boolean; cache: string }): Plugin {
  return {
    name: 'college:pictures',
    enforce: 'pre',
    configResolved() {
      mkdirSync(cache, { recursive: true })
    },
    async load(id) {
      const [file = '', query = ''] = id.split('?')
      if (!new URLSearchParams(query).has('picture')) return
      if (this.environment.mode === 'dev') return devPicture(file)

      const source = readFileSync(file)
      const { autoOrient, format, hasAlpha } = await metadataOf(file, source)
      const { width, height } = autoOrient
      const isDrawing = format === 'svg'
      const name = basename(file).replace(/\.\w+$/, '')
      // One hash for all its renderings: different letters in every address do not compress in a page.
      const edition = hash(Buffer.concat([source, Buffer.from(recipe + sharp.versions.sharp)])).slice(0, 8)
      const served = (fileName: string, bytes: Buffer) => {
        if (emit) this.emitFile({ type: 'asset', fileName, source: bytes })
        return `${base}${fileName}`
      }
      // No rendering follows the reader's colour scheme, as such a drawing does.
      if (isDrawing && source.includes('prefers-color-scheme')) {
        const img = { src: served(`${name}-${edition}.svg`, source), w: width, h: height }
        return `export default ${JSON.stringify({ sources: {}, img, placeholder: '' } satisfies Picture)}`
      }
      const wanted = isDrawing ? widths.avif.filter((w) => w < drawingWidth) : upTo(width, widths.avif)
      const fallback = Math.min(fallbackWidth, width)
      const drawn = drawnOnce(file, source, width, Math.max(...wanted, fallback))
      const kept = (variant: string, make: () => Promise<Buffer>) => cached(cache, source, variant, make)
      const clear =
        hasAlpha && (await kept('clear', async () => Buffer.of(Number(await drawn.isSeeThrough()))))
      const plate = clear && clear[0] === 1

      const render = (format: Format, w: number) =>
        kept(`${format}-${w}`, async () => encoders[format](await drawn.inWidth(w)).toBuffer())
      const rendered = async (format: Format, w: number) =>
        served(`${name}-${w}-${edition}.${format}`, await render(format, w))
      const renderings = async (format: Format, widths: number[]) =>
        (await Promise.all(widths.map(async (w) => `${await rendered(format, w)} ${w}w`))).join(', ')

      const photograph = async () => ({
        avif: await renderings('avif', wanted),
        webp: await renderings('webp', upTo(width, widths.webp)),
      })
      /** The drawing itself, sharp in every width, takes the place of the first rendering that would be larger. */
      const drawing = async () => {
        const compressed = brotliCompressSync(source, { params: quickBrotli }).length
        const smaller = await countSmaller(compressed, wanted, async (w) => (await render('avif', w)).length)
        const itself = `${served(`${name}-${edition}.svg`, source)} ${wanted[smaller] ?? drawingWidth}w`
        const avif = smaller && `${await renderings('avif', wanted.slice(0, smaller))}, ${itself}`
        return { ...(avif && { avif }), 'svg+xml': itself }
      }

      /** Two colours, that of the upper half and that of the lower, as `rgb` digits without a separator. */
      const colours = async () => {
        const halves = async () =>
          (await drawn.inWidth(fallbackWidth)).resize(1, 2, { fit: 'fill' }).raw().toBuffer()
        return [...(await kept('halves', halves))]
          .map((value) => Math.round(value / 17).toString(16))
          .join('')
      }

      const [sources, src, placeholder] = await Promise.all([
        isDrawing ? drawing() : photograph(),
        rendered('jpg', fallback),
        plate ? '' : colours(),
      ])
      const img = { src, w: width, h: height }
      const picture: Picture = { sources, img, placeholder, ...(plate && { plate }) }
      return `export default ${JSON.stringify(picture)}`
    },
  }
}

/**
 * How many renderings, from the narrowest on, have fewer bytes. Bytes grow at least as fast as the width, so the one that
 * ends it is seldom made: it would be a third of the work.
 */
async function countSmaller(bytes: number, widths: number[], render: (width: number) => Promise<number>) {
  let before = { width: 1, length: 0 }
  for (const [index, width] of widths.entries()) {
    if ((before.length * width) / before.width >= bytes) return index
    before = { width, length: await render(width) }
    if (before.length >= bytes) return index
  }
  return widths.length
}

/** The widths that a photograph is good for, and its own where the last of them is far from it. */
function upTo(widest: number, widths: number[]): number[] {
  const fits = widths.filter((width) => width <= widest)
  const between = fits.length < widths.length && widest > 1.2 * (fits.at(-1) ?? 0)
  return between ? [...fits, widest] : fits
}

/** Size and format of a picture, upright: a telephone's photograph says how it was held. */
async function metadataOf(file: string, source: Buffer) {
  try {
    return await sharp(source).metadata()
  } catch (error) {
    return unreadable(file)(error)
  }
}

/** Names the picture: the decoder reports only what is wrong. */
const unreadable = (file: string) => (error: unknown) => {
  const shown = file.split('/').slice(-3).join('/')
  const reason = error instanceof Error ? error.message.trim().split('\n')[0] : error
  throw new Error(`${shown}: found no whole picture (${reason}), expected JPEG, PNG, WebP, AVIF or SVG.`)
}

/** Development shows the source file itself: no encoding delays an edit. */
async function devPicture(file: string) {
  const source = readFileSync(file)
  const { autoOrient, hasAlpha } = await metadataOf(file, source)
  const { width, height } = autoOrient
  const plate = hasAlpha && (await drawnOnce(file, source, width, 96).isSeeThrough())
  // Under the same address the browser would go on showing the old picture.
  return `import src from ${JSON.stringify(`${file}?url`)}
export default { sources: {}, img: { src: src + '?${hash(source)}', w: ${width}, h: ${height} }, placeholder: '', plate: ${plate} }`
}

/** A picture in any width up to the widest. Its source is drawn once for all its renderings, and not at all when they are kept. */
function drawnOnce(file: string, source: Buffer, nominal: number, widest: number) {
  // Of a drawing, as many dots to the inch as the widest rendering needs; photographs have theirs.
  const density = Math.max(72, Math.ceil((72 * widest) / nominal))
  let drawing: Promise<Raw> | undefined
  const draw = () => {
    const upright = sharp(source, { density }).autoOrient().toColourspace('srgb').resize({ width: widest })
    drawing ??= upright
      .raw()
      .toBuffer({ resolveWithObject: true })
      .catch(unreadable(file))
      .then(withoutIdleAlpha)
    return drawing
  }
  return {
    isSeeThrough: async () => (await draw()).info.channels === 4,
    inWidth: async (width: number): Promise<Sharp> => {
      const raw = await draw()
      const drawn = fromRaw(raw)
      // The rings that the sharpest kernel leaves along an edge are cheap in a picture, and dear in an alpha channel.
      const kernel = raw.info.channels === 4 ? 'mitchell' : 'lanczos3'
      return width < widest ? drawn.resize({ width, kernel }) : drawn
    },
  }
}

type Raw = { data: Buffer; info: OutputInfo }

const fromRaw = ({ data, info: { width, height, channels } }: Raw) =>
  sharp(data, { raw: { width, height, channels } })

/** Takes the alpha channel away unless more than the edge of the picture is clear: it would be encoded all the same. */
async function withoutIdleAlpha(raw: Raw): Promise<Raw> {
  const { data, info } = raw
  if (info.channels < 4) return raw
  let clear = 0
  for (let at = 3; at < data.length; at += 4) if (Number(data[at]) < 255) clear++
  if (clear > data.length / 400) return raw
  return fromRaw(raw).removeAlpha().raw().toBuffer({ resolveWithObject: true })
}

const making = new Map<string, Promise<Buffer>>()

/** A rendering from the cache, or made and kept there: once, though several content files show the same picture. */
function cached(cache: string, source: Buffer, variant: string, make: () => Promise<Buffer>) {
  const file = join(cache, `${hash(source)}-${recipe}-${variant}`)
  const made = making.get(file) ?? readFile(file).catch(() => makeAndKeep(file, make))
  making.set(file, made)
  return made.finally(() => making.delete(file))
}

async function makeAndKeep(file: string, make: () => Promise<Buffer>) {
  const bytes = await make()
  // A temporary name hides the unfinished file from others that render the same picture.
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, bytes)
  await rename(draft, file)
  return bytes
}

const hash = (bytes: Buffer) =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 10).replace(/[-_]/g, 'x')
