import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atNight } from '@college/platform/testing/at-night'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seed } from './seed'

const root = join(import.meta.dirname, '../..')
const clay = { r: 168, g: 73, b: 47 }
/** Different bytes in each run: renderings of the same bytes would come from the cache. */
const thisRun = { IFD0: { Copyright: randomUUID() } }
const inIndia = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 58/1 0/1' } }

const jpeg = (width: number, height: number, make = (image: Sharp) => image) =>
  make(sharp({ create: { width, height, channels: 3, background: clay } }))
    .withExifMerge(thisRun)
    .jpeg({ quality: 90 })

/** Typical photographs, by the drawing they replace, with their displayed size. */
const photographs = {
  'about-college': { file: jpeg(1200, 700), width: 1200, height: 700 },
  'campus-courtyard': {
    // A telephone held upright stores the picture rotated.
    file: jpeg(4000, 3000, (image) => image.withMetadata({ orientation: 6 })),
    width: 3000,
    height: 4000,
  },
  foundation: { file: jpeg(420, 300), width: 420, height: 300 },
  'campus-gate': {
    file: jpeg(1600, 1067, (image) => image.withExifMerge(inIndia)),
    width: 1600,
    height: 1067,
  },
  'campus-hostel': {
    file: jpeg(1500, 1000, (image) => image.toColourspace('b-w')),
    width: 1500,
    height: 1000,
  },
  vision: { file: jpeg(1400, 1400, (image) => image.toColourspace('cmyk')), width: 1400, height: 1400 },
  mission: { file: jpeg(6000, 1500), width: 6000, height: 1500 },
}

const testNightly = test.skipIf(!atNight)

/** A copy of a section, beside the repository's own `shared` and packages. */
let checkout: string
let browserFiles: string
beforeAll(() => {
  checkout = mkdtempSync(join(tmpdir(), 'photographs-'))
  browserFiles = join(checkout, 'mfe-about/dist/browser')
  if (!atNight) return
  cpSync(join(seed, 'mfe-about'), join(checkout, 'mfe-about'), {
    recursive: true,
    filter: (source) => !/\/(dist|node_modules)$/.test(source),
  })
  for (const name of [
    'shared',
    'node_modules',
    'package.json',
    'tsconfig.base.json',
    'tsconfig.browser.json',
  ])
    symlinkSync(join(root, name), join(checkout, name))
})
afterAll(() => atNight && rmSync(checkout, { recursive: true, force: true }))

function build() {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: join(checkout, 'mfe-about'),
    encoding: 'utf8',
    // The federation plugin is inactive when it detects a test runner.
    env: Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'))),
  })
  return { status, said: stdout + stderr }
}

const renderingsOf = (name: string) =>
  readdirSync(browserFiles).filter((file) => new RegExp(`^${name}-\\d+-.*\\.(avif|webp|jpg)$`).test(file))

testNightly(
  'seven photographs laid beside drawings take their places: upright, with their own size and colours, and no word of where they were taken',
  async () => {
    for (const [name, { file }] of Object.entries(photographs))
      await file.toFile(join(checkout, `mfe-about/pictures/${name}.jpg`))

    const { status, said } = build()
    expect(status, said).toBe(0)
    const scripts = readdirSync(browserFiles).filter((name) => name.endsWith('.js'))
    const code = scripts.map((name) => readFileSync(join(browserFiles, name), 'utf8')).join('\n')

    for (const [name, { width, height }] of Object.entries(photographs)) {
      const files = renderingsOf(name)
      expect(new Set(files.map((file) => file.split('.').pop())), name).toEqual(
        new Set(['avif', 'webp', 'jpg']),
      )
      for (const file of files) {
        const picture = sharp(join(browserFiles, file))
        const found = await picture.metadata()
        expect(found.width, `${file} is not enlarged`).toBeLessThanOrEqual(width)
        expect(found.width / found.height, file).toBeCloseTo(width / height, 1)
        expect(found, file).toMatchObject({ space: 'srgb', channels: 3 })
        expect([found.exif, found.xmp, found.orientation], file).toEqual([undefined, undefined, undefined])
        if (name === 'campus-hostel') continue
        const [red = 0, green = 0, blue = 0] = (await picture.stats()).channels.map(({ mean }) => mean)
        const away = Math.abs(red - clay.r) + Math.abs(green - clay.g) + Math.abs(blue - clay.b)
        expect(away, file).toBeLessThan(name === 'vision' ? 60 : 12)
      }
      const [, w, h] = new RegExp(`/${name}-\\d+-[^\`'"]+\\.jpg.,w:(\\w+),h:(\\w+)\\}`).exec(code) ?? []
      expect([Number(w), Number(h)], name).toEqual([width, height])
      expect(said).toContain(`${name}.jpg has taken the place of ${name}.svg`)
    }
  },
)

testNightly('a file that is no picture is refused by name', () => {
  writeFileSync(join(checkout, 'mfe-about/pictures/hydrotherapy.jpg'), 'A letter, not a picture')
  const { status, said } = build()
  expect(status).not.toBe(0)
  expect(said).toContain('mfe-about/pictures/hydrotherapy.jpg: found no picture')
})
