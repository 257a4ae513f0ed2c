import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'

/** Screen widths at which pages are compared, in CSS pixels: a telephone's and a desktop's. */
const widths = [390, 1440]

/** The whole page at each width. */
export async function picturesOf(page: Page): Promise<Buffer[]> {
  const pictures: Buffer[] = []
  await page.emulateMedia({ colorScheme: 'light' })
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.locator('img').evaluateAll(settle)
    pictures.push(await page.screenshot({ fullPage: true, animations: 'disabled' }))
  }
  return pictures
}

/** Runs in the page: waits for the files that its images choose for the width of the window. */
async function settle(images: object[]) {
  const frame: (done: () => void) => void = Reflect.get(globalThis, 'requestAnimationFrame')
  for (const _ of [1, 2]) await new Promise<void>((done) => frame(done))
  await Promise.all(
    images.map(async (image) => {
      Object.assign(image, { loading: 'eager' })
      do
        await Reflect.get(image, 'decode')
          .call(image)
          .catch(() => {})
      while (!Reflect.get(image, 'complete'))
    }),
  )
}

/** Reports by how much a page looks different at each width, and keeps both pictures. */
export async function pictureChanges(path: string, before: Buffer[], after: Buffer[], folder: string) {
  const said: string[] = []
  for (const [index, width] of widths.entries()) {
    const [was, is] = [before[index], after[index]]
    const looks = was && is && (await changeOf(was, is))
    if (!looks) continue
    mkdirSync(folder, { recursive: true })
    const name = `${path.slice(1).replaceAll('/', '-') || 'home'}-${width}`
    writeFileSync(join(folder, `${name}-before.png`), was)
    writeFileSync(join(folder, `${name}-after.png`), is)
    said.push(`${looks} at ${width} px`)
  }
  return said.length ? [`${path} looks otherwise: ${said.join(', ')}.`] : []
}

/** How another screenshot of a page differs: by which share, or from where on it is longer or shorter. */
async function changeOf(one: Buffer, other: Buffer): Promise<string | undefined> {
  const [was, is] = [await pixelsOf(one), await pixelsOf(other)]
  if (was.height === is.height) {
    const share = differenceOf(was.data, is.data)
    return share ? `${Number((share * 100).toPrecision(2))} %` : undefined
  }
  const least = Math.min(was.height, is.height)
  let above = 0
  while (above < least && differenceOf(was.row(above), is.row(above)) === 0) above++
  const longer = is.height - was.height
  return `${Math.abs(longer)} px ${longer > 0 ? 'longer' : 'shorter'} from ${above} px down`
}

async function pixelsOf(file: Buffer) {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const length = info.width * 3
  return { data, height: info.height, row: (at: number) => data.subarray(at * length, (at + 1) * length) }
}

/** Screenshots of the same page differ by this much at most. */
const shade = 8

/** The share of pixels (0 to 1) in which two screenshots of the same size differ by more than a shade. */
export const difference = async (one: Buffer, other: Buffer): Promise<number> =>
  differenceOf((await pixelsOf(one)).data, (await pixelsOf(other)).data)

function differenceOf(a: Buffer, b: Buffer): number {
  if (a.length !== b.length) return 1
  let differing = 0
  for (let at = 0; at < a.length; at += 3)
    if ([0, 1, 2].some((channel) => Math.abs((a[at + channel] ?? 0) - (b[at + channel] ?? 0)) > shade))
      differing++
  return differing / (a.length / 3)
}
