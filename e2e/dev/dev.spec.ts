import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

const root = join(import.meta.dirname, '../..')
const site = 'http://localhost:5173'
const component = join(root, 'mfe-media/src/pages/hospital/hospital.tsx')
const content = join(root, 'mfe-media/content/hospital.yaml')
const originals = [component, content].map((file) => [file, readFileSync(file, 'utf8')] as const)

let servers: ChildProcess
test.beforeAll(async () => {
  test.setTimeout(120_000)
  // A group of its own, so that every server ends with it.
  servers = spawn('npm', ['run', 'dev', '--', 'media'], { cwd: root, stdio: 'ignore', detached: true })
  await expect(async () => expect((await fetch(site)).ok).toBe(true)).toPass({ timeout: 60_000 })
})
test.afterAll(() => {
  for (const [file, text] of originals) writeFileSync(file, text)
  if (servers.pid) process.kill(-servers.pid, 'SIGTERM')
})

test('a team that runs only its section from source sees its edits inside the whole site, at once and with its state', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await page.route(/^https:\/\//, (route) => route.fulfill({ body: '' }))

  // The first page of a fresh server may be loaded twice, when it has prepared its dependencies.
  await page.goto(`${site}/anandamaya`)
  await expect(page.getByRole('heading', { level: 1, name: 'Anandamaya' })).toBeVisible({ timeout: 60_000 })
  await page.waitForLoadState('networkidle')
  const garden = page.getByRole('heading', { level: 2 }).filter({ hasText: /garden/i })
  await expect(garden).toBeVisible()

  // State of the section: an open film.
  await page.getByRole('button', { name: /Play/ }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))

  edit(component, '<h2>{garden.heading}</h2>', '<h2>{garden.heading}, edited</h2>')
  await expect(
    page.getByRole('heading', { level: 2, includeHidden: true }).filter({ hasText: ', edited' }),
  ).toHaveCount(1)
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)

  edit(content, 'A hospital among the hills', 'A hospital among the trees')
  await expect(
    page.getByRole('heading', { name: 'A hospital among the trees', includeHidden: true }),
  ).toHaveCount(1)

  // A section that comes from its release, in the same site.
  await page.goto(`${site}/about/vision-mission`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
})

function edit(file: string, from: string, to: string) {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(from)) throw new Error(`${file}: expected '${from}' in it.`)
  writeFileSync(file, text.replace(from, to))
}
