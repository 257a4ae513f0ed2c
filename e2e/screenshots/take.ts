import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePort } from '@college/platform/testing/free-ports'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../browser/find-browser'
import { allPaths, untilLive } from '../site/site'

const help = `
node --import tsx e2e/screenshots/take.ts [--sheet] [/path …]

Takes a picture of every page, or of the pages named, 390, 820, 1440 and 1920 px wide, light and dark, into the folder
screenshots; with --sheet also contact sheets, the tops of all pages on one picture for each width and scheme.
E2E_URL names a site that runs already; without it one is started for the purpose.
`

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'screenshots')
const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]
const schemes = ['light', 'dark'] as const

const args = process.argv.slice(2)
if (args.includes('--help') || args.includes('-h')) console.log(help.trim())
else
  await takeAll(
    args.filter((arg) => arg !== '--sheet'),
    args.includes('--sheet'),
  )

async function takeAll(wanted: string[], withSheets: boolean) {
  const site = process.env.E2E_URL ? { url: process.env.E2E_URL } : await startSite()
  try {
    const paths = wanted.length ? wanted : await allPaths(site.url)
    const { executablePath, args: flags } = await findBrowser()
    const browser = await chromium.launch({ executablePath, args: flags })
    try {
      for (const viewport of sizes) {
        const context = await browser.newContext({ baseURL: site.url, viewport, reducedMotion: 'reduce' })
        // Leave out maps and networks, which are not this site's.
        await context.route(
          (url) => url.origin !== new URL(site.url).origin,
          (route) => route.abort(),
        )
        const page = await context.newPage()
        for (const path of paths) await take(page, path, viewport.width)
        await context.close()
        if (withSheets)
          for (const scheme of schemes) await takeSheet(browser, `${viewport.width}-${scheme}`, paths)
        console.log(`${paths.length} pages, ${viewport.width} px wide, light and dark.`)
      }
    } finally {
      await browser.close()
    }
  } finally {
    if ('process' in site) site.process.kill()
  }
  console.log(`The pictures are in ${folder}`)
}

async function take(page: Page, path: string, width: number) {
  await page.goto(path)
  await untilLive(page, path)
  await seeAll(page)
  const name = nameOf(path)
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme })
    // Even with reduced motion a colour takes a few frames to change.
    await page.waitForTimeout(200)
    const place = join(folder, `${width}-${colorScheme}`)
    mkdirSync(place, { recursive: true })
    await page.screenshot({ path: join(place, `${name}.png`), fullPage: true })
  }
}

function nameOf(path: string) {
  return path.slice(1).replaceAll('/', '-') || 'home'
}

/** One picture of all pages' tops, from the screenshots. */
async function takeSheet(browser: Browser, name: string, paths: string[]) {
  const figures = paths.map(
    (path) =>
      `<figure><div><img src="${name}/${encodeURIComponent(nameOf(path))}.png"></div><figcaption>${path}</figcaption></figure>`,
  )
  const style = `body { display: grid; grid-template-columns: repeat(10, 1fr); gap: 12px; margin: 12px; font: 11px sans-serif }
figure { margin: 0 } div { height: 340px; overflow: hidden } img { width: 100% }`
  const file = join(folder, `sheet-${name}.html`)
  writeFileSync(file, `<!doctype html><style>${style}</style>${figures.join('')}`)
  const page = await browser.newPage({ viewport: { width: 2400, height: 1200 } })
  await page.goto(pathToFileURL(file).href)
  await page.screenshot({ path: file.replace(/html$/, 'png'), fullPage: true })
  await page.close()
}

/** Scrolls through the page, so that lazy pictures load, and returns to its top. */
async function seeAll(page: Page) {
  const windows = await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight / innerHeight))
  for (let at = 0; at < windows; at++) {
    await page.evaluate(async (top) => {
      scrollTo({ top: top * innerHeight, behavior: 'instant' })
      // Lazy loading looks for near pictures once a frame, which may take over 50 ms on a busy machine.
      for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
    }, at)
  }
  await page.waitForFunction(() => {
    const waiting = [...document.images].find((image) => !image.complete && image.checkVisibility())
    // A busy machine may have scrolled past it before it was looked for.
    waiting?.scrollIntoView({ behavior: 'instant' })
    return !waiting
  })
  await page.evaluate(() => {
    // A loaded picture may be drawn a frame later, after the screenshot.
    for (const image of document.images) image.decoding = 'sync'
    return document.fonts.ready
  })
  await page.evaluate(() => {
    // Lay out the footer, which the browser skips while it is far from the window.
    for (const footer of document.querySelectorAll('footer')) footer.style.contentVisibility = 'visible'
    scrollTo({ top: 0, behavior: 'instant' })
  })
}

/** Starts this repository's site and its e-mail service on free ports, and waits until it answers. */
async function startSite(): Promise<{ url: string; process: ChildProcess }> {
  const [port, email] = [await freePort(), await freePort()]
  const server = spawn(process.execPath, ['platform/college.js', 'start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), EMAIL_PORT: String(email) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text) => String(text).includes('The site is ready') && resolve())
    server.once('exit', (code) => reject(new Error(`npm start ended with status ${code}.`)))
  })
  return { url: `http://localhost:${port}`, process: server }
}
