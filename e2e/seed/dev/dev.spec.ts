import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { type OwnSite, ownSite } from '../releases/own-site'
import { seed } from '../seed'

const port = Number(process.env.DEV_PORT ?? 5173)
// The checkout's only section.
const mediaPort = port + 1
const site = `http://localhost:${port}`
const component = 'mfe-media/src/pages/hospital/hospital.tsx'
const content = 'mfe-media/content/hospital.yaml'
const drawing = 'mfe-media/pictures/hospital.svg'
const photograph = 'mfe-media/pictures/hospital.webp'

test.describe.configure({ mode: 'serial', timeout: 120_000 })

let own: OwnSite
test.beforeAll(() => {
  own = ownSite()
})
test.afterAll(() => own?.remove())

let servers: ChildProcess | undefined
test.afterEach(() => {
  try {
    if (servers?.pid) process.kill(-servers.pid, 'SIGTERM')
  } catch {
    // All of them have ended, as expected.
  }
})

/** Starts the servers in a separate process group, as a terminal does, with its leftover NODE_ENV. */
async function start() {
  const env = { ...process.env, NODE_ENV: 'production' }
  const started = spawn('npm', ['run', 'dev', '--', 'media'], {
    cwd: own.folder,
    env,
    stdio: 'ignore',
    detached: true,
  })
  servers = started
  await expect(async () => {
    expect((await fetch(site)).ok).toBe(true)
    expect((await fetch(`http://localhost:${mediaPort}/remoteEntry.js`)).ok).toBe(true)
  }).toPass({ timeout: 60_000 })
  return started
}

const answers = (port: number) =>
  fetch(`http://localhost:${port}`).then(
    () => true,
    () => false,
  )

test('a team that runs only its section from source sees its edits inside the whole site, at once and with its state', async ({
  page,
}) => {
  await start()
  await page.route(/^https:\/\//, (route) => route.fulfill({ body: '' }))

  // A fresh server may reload the first page once it has prepared its dependencies.
  await page.goto(`${site}/anandamaya`)
  await expect(page.getByRole('heading', { level: 1, name: 'Anandamaya' })).toBeVisible({ timeout: 60_000 })
  await page.waitForLoadState('networkidle')
  const garden = page.getByRole('heading', { level: 2 }).filter({ hasText: /garden/i })
  await expect(garden).toBeVisible()

  // State of the section: an open film.
  await page.getByRole('button', { name: /Play/ }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))

  own.edit(component, '<h2>{garden.heading}</h2>', '<h2>{garden.heading}, edited</h2>')
  await expect(
    page.getByRole('heading', { level: 2, includeHidden: true }).filter({ hasText: ', edited' }),
  ).toHaveCount(1)
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)

  own.edit(content, 'A hospital among the hills', 'A hospital among the trees')
  await expect(
    page.getByRole('heading', { name: 'A hospital among the trees', includeHidden: true }),
  ).toHaveCount(1)

  // Change the banner's drawing; then replace it by a photograph, and remove that.
  const picture = page.getByRole('img', { name: /^Drawing of the hospital/, includeHidden: true })
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)
  const rendered = { timeout: 20_000 }
  await expect.poll(width, rendered).toBe(1500)
  writeFileSync(
    join(own.folder, drawing),
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"></svg>',
  )
  await expect.poll(width, rendered).toBe(300)
  copyFileSync(join(seed, 'docs/pictures/home.webp'), join(own.folder, photograph))
  await expect.poll(width, rendered).toBeGreaterThan(600)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  rmSync(join(own.folder, photograph))
  // Without a file that it has used, the page reloads.
  await expect.poll(() => width().catch(() => 0), rendered).toBe(300)

  // A section served from its release, in the same site.
  const opened = { waitUntil: 'commit', timeout: 10_000 } as const
  // The page may reload just then.
  await expect(async () => void (await page.goto(`${site}/about/vision-mission`, opened))).toPass()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(rendered)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
})

for (const [way, signal, group] of [
  ['Ctrl-C', 'SIGINT', true],
  ['a signal to npm alone', 'SIGTERM', false],
] as const)
  test(`${way} ends every server`, async () => {
    const started = await start()
    const { pid = 0 } = started
    const ended = once(started, 'exit')
    process.kill(group ? -pid : pid, signal)
    await ended
    await expect(async () => {
      expect(await Promise.all([port, mediaPort].map(answers))).toEqual([false, false])
    }).toPass({ timeout: 10_000 })
  })

test('a port that is taken is said in one sentence, and nothing is started', async () => {
  const other = createServer().listen(mediaPort, '127.0.0.1')
  await once(other, 'listening')
  try {
    const started = spawn('npm', ['run', '--silent', 'dev', '--', 'media'], {
      cwd: own.folder,
      detached: true,
    })
    servers = started
    let said = ''
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (data) => {
        said += data
      })
    const [status] = await once(started, 'close')
    expect(status).toBe(1)
    expect(said.trim()).toBe(
      `Port ${mediaPort} is in use, which the development server of media needs; set DEV_PORT to the first of 2 free ones.`,
    )
    expect(await answers(port)).toBe(false)
  } finally {
    other.close()
  }
})
