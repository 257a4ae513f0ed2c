// Makes the short films from the drawings: mfe-media/pictures/<name> becomes mfe-media/clips/<name>.webm and .mp4.
// Usage: node art/clips.mjs [name …]. Needs ffmpeg with libvpx-vp9 and libx264.
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { lights, moves } from './clip-moves.mjs'

const run = promisify(execFile)
const media = join(dirname(fileURLToPath(import.meta.url)), '..', 'mfe-media')
const clips = join(media, 'clips')

const seconds = 8
const rate = 25
const frames = seconds * rate
const size = { width: 960, height: 640 }
/** Frames are moved at twice the size and scaled down at the end, so that lines stay clean. */
const work = { width: size.width * 2, height: size.height * 2 }
/** Constant quality of the two encoders: a higher number gives a smaller file. */
const quality = { h264: 26, vp9: 40 }
/** All files together, in bytes. */
const budget = 9_000_000

/** Half a cosine: starts and ends at rest. */
const ease = `(0.5-0.5*cos(PI*on/${frames - 1}))`
const between = (from, to) => `(${from}+(${to}-${from})*${ease})`

/** The corners of what is seen in each frame, for ffmpeg's `perspective`, which reads between pixels: nothing shakes. */
function pan({ from, to }) {
  const zoom = between(from.zoom, to.zoom)
  const left = `(W*(1-1/${zoom})*${between(from.x, to.x)})`
  const top = `(H*(1-1/${zoom})*${between(from.y, to.y)})`
  const right = `(${left}+W/${zoom})`
  const bottom = `(${top}+H/${zoom})`
  const corners = { x0: left, y0: top, x1: right, y1: top, x2: left, y2: bottom, x3: right, y3: bottom }
  const options = Object.entries(corners).map(([key, value]) => `${key}='${value}'`)
  return `perspective=${options.join(':')}:interpolation=cubic:sense=source:eval=frame`
}

/** A soft beam half as wide as the frame and a slower, fainter shadow, both twice as high as the frame. */
const beam = (colour, strength) => `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1280">
  <linearGradient id="g"><stop offset="0" stop-color="${colour}" stop-opacity="0"/>
  <stop offset="0.3" stop-color="${colour}" stop-opacity="${strength * 0.3}"/>
  <stop offset="0.5" stop-color="${colour}" stop-opacity="${strength}"/>
  <stop offset="0.7" stop-color="${colour}" stop-opacity="${strength * 0.3}"/>
  <stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>
  <path d="M380 0H900L520 1280H0z" fill="url(#g)"/></svg>`

async function film(name, folder) {
  const move = moves[name] ?? moves.default
  const light = lights[move.light]
  const source = await pictureOf(name)
  const scene = join(folder, `${name}.png`)
  const glow = join(folder, `${name}-glow.png`)
  const shadow = join(folder, `${name}-shadow.png`)
  await sharp(source, { density: 144 })
    .flatten({ background: '#FAF7F0' })
    .resize({ ...work, fit: 'cover' })
    .toFile(scene)
  const soften = (svg, file) => sharp(Buffer.from(svg)).blur(60).toFile(file)
  await soften(beam(light.colour, light.strength), glow)
  await soften(beam(light.shade, light.strength * 0.28), shadow)

  const drift = (start, end) => `(${start}+(${end}-${start})*t/${seconds})`
  const held = `loop=loop=${frames - 1}:size=1,setpts=N/${rate}/TB`
  const filter = [
    `[0:v]format=yuv420p,${held},${pan(move)},scale=${size.width}:${size.height}:flags=bicubic[scene]`,
    `[1:v]format=yuva420p,${held}[shadow]`,
    `[2:v]format=yuva420p,${held}[glow]`,
    `[scene][shadow]overlay=x='${drift(420, -60)}':y=-320[dim]`,
    `[dim][glow]overlay=x='${drift(-760, 640)}':y=-320,format=yuv420p[out]`,
  ].join(';')
  const input = [scene, shadow, glow].flatMap((file) => ['-framerate', String(rate), '-i', file])
  const master = join(folder, `${name}.mkv`)
  const whole = [
    '-map',
    '[out]',
    '-frames:v',
    String(frames),
    '-c:v',
    'libx264',
    '-qp',
    '0',
    '-preset',
    'ultrafast',
  ]
  await ffmpeg(...input, '-filter_complex', filter, ...whole, master)

  const tags = [
    '-an',
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-flags:v',
    '+bitexact',
    '-pix_fmt',
    'yuv420p',
  ]
  const h264 = [
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-tune',
    'animation',
    '-crf',
    String(quality.h264),
    '-movflags',
    '+faststart',
  ]
  const vp9 = [
    '-c:v',
    'libvpx-vp9',
    '-crf',
    String(quality.vp9),
    '-b:v',
    '0',
    '-g',
    '250',
    '-deadline',
    'good',
    '-cpu-used',
    '2',
    '-row-mt',
    '1',
  ]
  await ffmpeg('-i', master, ...tags, ...h264, join(clips, `${name}.mp4`))
  await ffmpeg('-i', master, ...tags, ...vp9, join(clips, `${name}.webm`))
}

const ffmpeg = (...options) => run('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...options])

/** The picture's file: a photograph before the drawing of the same name. */
async function pictureOf(name) {
  const files = await readdir(join(media, 'pictures'))
  const file = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'svg']
    .map((ending) => `${name}.${ending}`)
    .find((candidate) => files.includes(candidate))
  if (!file) throw new Error(`${name}: no such picture in mfe-media/pictures`)
  return join(media, 'pictures', file)
}

/** Every film has captions, so their names are the films' names. */
const captions = await readdir(join(media, 'content', 'captions'))
const all = captions.map((file) => file.replace('.vtt', '')).sort()
const wanted = process.argv.length > 2 ? process.argv.slice(2) : all

await mkdir(clips, { recursive: true })
const folder = await mkdtemp(join(tmpdir(), 'clips-'))
try {
  for (const name of wanted) {
    await film(name, folder)
    const bytes = await Promise.all(['webm', 'mp4'].map((ending) => bytesOf(`${name}.${ending}`)))
    console.log(`${name}: webm ${kilo(bytes[0])}, mp4 ${kilo(bytes[1])}`)
  }
} finally {
  await rm(folder, { recursive: true })
}

const sizes = await Promise.all((await readdir(clips)).map(bytesOf))
const total = sizes.reduce((sum, bytes) => sum + bytes, 0)
console.log(`all ${sizes.length} files: ${kilo(total)}`)
if (total > budget) throw new Error(`the clips take ${kilo(total)}; expected at most ${kilo(budget)}`)

async function bytesOf(file) {
  return (await stat(join(clips, file))).size
}

function kilo(bytes) {
  return `${Math.round(bytes / 1000)} kB`
}
