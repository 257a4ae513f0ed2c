import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import axe from 'axe-core'
import sharp from 'sharp'
import { editor, endEditor, startEditor } from './running-editor'
import { filesOfLastCommit, fileText, isClean, isReleased, lastCommit, layScratch, scratch } from './scratch'

test.describe.configure({ mode: 'serial', timeout: 240_000 })

const yoga = 'mfe-departments/content/ug/yoga.yaml'
let page: Page
let site: FrameLocator

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000)
  layScratch()
  const address = await startEditor()
  page = await browser.newPage({ viewport: { width: 1280, height: 860 } })
  page.setDefaultTimeout(20_000)
  await page.addInitScript({ content: axe.source })
  await page.goto(address)
  site = page.frameLocator('iframe')
})
test.afterAll(endEditor)

const form = () => page.getByRole('region', { name: 'The form' })
const field = (label: string) => form().getByLabel(label, { exact: true })
const open = (name: string | RegExp) => form().getByRole('button', { name, expanded: false }).first().click()

/** Opens a page of the site, by the address at the top. */
async function go(path: string, heading: string | RegExp) {
  await page.getByLabel('Page', { exact: true }).fill(path)
  await page.getByLabel('Page', { exact: true }).press('Enter')
  await expect(site.getByRole('heading', { level: 1, name: heading })).toBeVisible({ timeout: 90_000 })
}

/** Clicks a text in the page, as somebody does who wants to change it. */
async function choose(text: string) {
  const shown = site.getByText(text, { exact: true }).first()
  await shown.scrollIntoViewIfNeeded()
  const box = await shown.boundingBox()
  if (box) await page.mouse.click(box.x + Math.min(10, box.width / 2), box.y + box.height / 2)
}

async function save() {
  await page.getByRole('button', { name: /^Save \(/ }).click()
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible({ timeout: 20_000 })
}

async function expectNothingFromAxe(what: string) {
  const found = await page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { iframes: false })
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
    )
  })
  expect(found, what).toEqual([])
}

test('a teacher’s designation: clicked in the page, typed, seen, saved as one line and one commit', async () => {
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 120_000 })
  await go('/department/ug/yoga', 'Department of Yoga')
  const before = fileText(yoga)
  await choose('Professor and Head')
  await expect(field('Designation')).toBeFocused()
  await expect(field('Designation')).toHaveValue('Professor and Head')

  const times: number[] = []
  for (const text of ['Dean', 'Dean o', 'Dean of', 'Dean of Y', 'Dean of Yo', 'Dean of Yoga']) {
    const start = Date.now()
    await field('Designation').fill(text)
    await expect(site.getByText(text, { exact: true })).toHaveCount(1)
    times.push(Date.now() - start)
  }
  test.info().annotations.push({ type: 'key to page, ms', description: times.join(' ') })
  expect(fileText(yoga)).toBe(before)

  await field('Designation').fill('')
  await expect(form().getByText(/^Found .*expected/)).toBeVisible()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText(/Nothing is saved yet/)).toBeVisible()
  expect(fileText(yoga)).toBe(before)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(field('Designation')).toHaveValue('Dean of Yoga')

  await page.reload()
  await expect(site.getByText('Dean of Yoga', { exact: true })).toHaveCount(1, { timeout: 90_000 })
  await page.getByRole('button', { name: 'What changes?' }).click()
  await expect(page.getByRole('dialog')).toContainText('designation of Dr Yogananda Shanbhag')
  await expectNothingFromAxe('What changes?')
  await page.keyboard.press('Escape')
  await save()
  expect(fileText(yoga)).toBe(before.replace('Professor and Head', 'Dean of Yoga'))
  expect(lastCommit()).toBe('Meera Joshi: Yoga: designation of Dr Yogananda Shanbhag')
  expect(filesOfLastCommit()).toEqual([yoga])
})

test('a testimonial moved, by keyboard alone, and seen in the page', async () => {
  await go('/', /./)
  const people = () => form().locator('ol').last().getByRole('button', { expanded: false })
  await form()
    .getByRole('button', { name: /^Testimonials/ })
    .focus()
  await page.keyboard.press('Enter')
  await form()
    .getByRole('button', { name: /^People/ })
    .focus()
  await page.keyboard.press('Enter')
  const [first = '', second = ''] = await people().allInnerTexts()
  await people().first().focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(people().first()).toHaveText(second)
  await expect(page.getByRole('status')).toContainText('number 2')
  const shown = site.getByText(first, { exact: true }).or(site.getByText(second, { exact: true }))
  await expect(shown.first()).toHaveText(second)
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible({ timeout: 20_000 })
  expect(lastCommit()).toBe('Meera Joshi: Home page: order of people')
})

test('the office’s telephone: a wrong number says so at its field, a right one is in the page', async () => {
  await choose('+91 00000 00110')
  const choice = page.getByRole('dialog').getByRole('button', { name: /office of phones/ })
  if (await choice.isVisible()) await choice.click()
  await expect(field('Office').first()).toBeFocused()
  await field('Office').first().fill('12')
  await expect(form().getByText(/expected a number such as/)).toBeVisible()
  await field('Office').first().fill('+91 00000 00199')
  await expect(site.getByText('+91 00000 00199').first()).toBeAttached({ timeout: 30_000 })
  await save()
  expect(fileText('shared/site.yaml')).toContain('office: "+91 00000 00199"')
})

test('a nineteenth department with three teachers and a photograph', async () => {
  await page.getByRole('button', { name: 'New entry' }).click()
  await expectNothingFromAxe('New entry')
  await page.getByRole('combobox', { name: /^What/ }).selectOption('Department')
  await page.getByLabel('Its name').fill('Ecology')
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(site.getByRole('heading', { level: 1, name: 'Ecology' })).toBeVisible({ timeout: 90_000 })

  await open(/^Title and description/)
  await field('Description').fill(
    'The department of ecology at {short} teaches how people, plants and water live together.',
  )
  await field('Lead').fill('What heals people heals the land first.')
  await field('Summary').fill('Soil, water and plants, and how they keep people well.')
  for (const [list, text] of [
    ['Vision', 'Doctors who know the land.'],
    ['Mission', 'To teach outdoors.'],
    ['Studied', 'Soil and water'],
  ] as const) {
    await open(new RegExp(`^${list}`))
    await form()
      .getByRole('button', { name: new RegExp(`^${list}`) })
      .locator('xpath=../..')
      .getByLabel('1', { exact: true })
      .fill(text)
  }
  await expect(site.getByText('Doctors who know the land.')).toBeVisible()
  await open(/^Faculty/)
  for (const [index, name] of ['Dr Asha Rao', 'Dr Ravi Menon', 'Ms Leela Pai'].entries()) {
    if (index > 0) await form().getByRole('button', { name: 'Add teacher' }).click()
    else await open('Teacher 1')
    const teacher = form()
      .locator('li')
      .filter({ has: page.getByLabel('Qualification') })
      .nth(index)
    await teacher.getByLabel('Name', { exact: true }).fill(name)
    await teacher.getByLabel('Designation').fill('Lecturer')
    await teacher.getByLabel('Qualification').fill('MSc (Ecology)')
    await teacher.getByLabel('Experience').fill('4 Years')
    await expect(site.getByText(name).first()).toBeAttached()
  }

  const photograph = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#7d9471' } })
    .withExif({ IFD3: { GPSLatitude: '12/1 58/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  await form().getByRole('button', { name: 'Illustration' }).click()
  await form()
    .getByLabel(/Drop a photograph/)
    .setInputFiles({ name: 'garden.jpg', mimeType: 'image/jpeg', buffer: photograph })
  await expect(field('In words')).toBeFocused()
  await field('In words').fill('The herb garden behind the college, after rain')
  await expect(
    site.getByRole('img', { name: 'The herb garden behind the college, after rain' }),
  ).toBeVisible()
  await save()

  const saved = fileText('mfe-departments/content/ug/ecology.yaml')
  const name = /picture: (\S+)/.exec(saved)?.[1]
  const stored = await sharp(join(scratch, `mfe-departments/pictures/${name}.jpg`)).metadata()
  expect(stored).toMatchObject({ width: 900, height: 1600 })
  expect(stored.exif).toBeUndefined()
  expect(lastCommit()).toBe('Meera Joshi: Ecology: new')
  expect(isClean()).toBe(true)
  await go('/department/ug', /./)
  await expect(site.getByRole('link', { name: /Ecology/ }).first()).toBeVisible({ timeout: 30_000 })
})

test('an activity with two pictures', async () => {
  await page.getByRole('button', { name: 'New entry' }).click()
  await page.getByRole('combobox', { name: /^What/ }).selectOption('Activity')
  await page.getByLabel('Its name').fill('Tree planting')
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(site.getByRole('heading', { level: 1, name: 'Tree planting' })).toBeVisible({
    timeout: 90_000,
  })
  await open(/^Title and description/)
  await field('Description').fill(
    'Each July the students of {short} plant trees along the road from the gate to the river.',
  )
  await field('Lead').fill('A tree for each new student.')
  await field('Summary').fill('A tree for each new student, along the road to the river.')
  await open(/^Illustration/)
  await field('Picture').selectOption({ index: 1 })
  await field('In words').fill('A row of young trees')
  await open(/^Description/)
  await field('1').fill('The first trees were planted in 2009. Most of them give shade now.')
  await form().getByRole('button', { name: 'Images', exact: true }).click()
  for (const [index, words] of ['A pit is dug', 'A tree is watered'].entries()) {
    if (index > 0) await form().getByRole('button', { name: 'Add image' }).click()
    else await open('Image 1')
    const image = form()
      .locator('li')
      .filter({ has: page.getByLabel(/Drop a photograph/) })
      .nth(index)
    const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2e6a4f' } })
      .jpeg()
      .toBuffer()
    await image
      .getByLabel(/Drop a photograph/)
      .setInputFiles({ name: `${index}.jpg`, mimeType: 'image/jpeg', buffer })
    await image.getByLabel('In words', { exact: true }).fill(words)
    await expect(site.getByRole('img', { name: words })).toBeAttached()
  }
  await save()
  expect(filesOfLastCommit()).toHaveLength(3)
  expect(lastCommit()).toBe('Meera Joshi: Tree planting: new')
})

test('a file that changed meanwhile shows both versions; nothing is overwritten', async () => {
  await go('/department/ug/yoga', 'Department of Yoga')
  await choose('Dean of Yoga')
  await field('Designation').fill('Dean')
  await expect(site.getByText('Dean', { exact: true })).toHaveCount(1)
  const theirs = fileText(yoga).replace('Dean of Yoga', 'Principal').replace('18 Years', '19 Years')
  writeFileSync(join(scratch, yoga), theirs)
  await page.getByRole('button', { name: /^Save \(/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Somebody else has changed this too' })
  await expect(dialog).toContainText('Principal')
  expect(fileText(yoga)).toBe(theirs)
  await expectNothingFromAxe('a conflict')
  await dialog.getByLabel(/Yours Dean/).check()
  await dialog.getByRole('button', { name: 'Keep these and save' }).click()
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible({ timeout: 20_000 })
  expect(fileText(yoga)).toBe(theirs.replace('Principal', 'Dean'))
})

for (const [width, height] of [
  [1280, 860],
  [820, 1180],
] as const)
  for (const scheme of ['light', 'dark'] as const)
    test(`axe finds nothing at ${width} px, ${scheme}`, async () => {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme: scheme })
      await expectNothingFromAxe('the editor')
      await page.getByRole('button', { name: 'Publish …' }).click()
      await expectNothingFromAxe('Publish')
      await page.keyboard.press('Escape')
    })

test('into the preview, live, and back', async () => {
  test.skip(!isReleased(), 'there are no releases here: npm run build')
  test.setTimeout(600_000)
  await page.setViewportSize({ width: 1280, height: 860 })
  await page.getByRole('button', { name: 'Publish …' }).click()
  await page.getByRole('combobox', { name: /^Section/ }).selectOption({ label: 'Departments' })
  for (const [step, said] of [
    ['Into preview', /in the preview/],
    ['Live', /is live for everybody/],
    ['Take back', /is live again/],
  ] as const) {
    await page.getByRole('button', { name: step, exact: true }).click()
    await expect(page.getByRole('log')).toContainText(said, { timeout: 180_000 })
    await expect(page.getByRole('log')).toContainText('Done.', { timeout: 30_000 })
  }
  await page.keyboard.press('Escape')
})

test.describe('attacks are refused', () => {
  const json = { 'content-type': 'application/json' }

  test('another site’s form or fetch, and a foreign host', async ({ playwright }) => {
    const cookies = await page.context().storageState()
    const asOther = await playwright.request.newContext({ storageState: cookies })
    const post = (headers: Record<string, string>) =>
      asOther.post(`${editor}/api/save`, { headers: { ...json, ...headers }, data: '{"paths":[]}' })
    expect((await post({ origin: 'https://evil.example.org' })).status()).toBe(403)
    expect((await post({})).status()).toBe(403)
    expect((await post({ origin: editor, host: 'evil.example.org' })).status()).toBe(403)
    expect((await post({ origin: editor, 'content-type': 'text/plain' })).status()).toBe(409)
    expect((await post({ origin: editor })).status()).toBe(200)
    const nobody = await playwright.request.newContext()
    expect((await nobody.get(`${editor}/api/start`)).status()).toBe(403)
    expect((await nobody.get(`${editor}/?token=guessed`)).status()).toBe(403)
  })

  test('a path in a name, a drawing with a script, a picture bomb, YAML with anchors', async () => {
    const ask = (path: string, body: unknown) =>
      page.evaluate(
        async ([path, body]) => {
          const sent =
            typeof body === 'string'
              ? new Blob([Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0))])
              : JSON.stringify(body)
          const headers: Record<string, string> =
            typeof body === 'string' ? {} : { 'content-type': 'application/json' }
          const response = await fetch(path, { method: 'POST', body: sent, headers })
          return `${response.status} ${await response.text()}`
        },
        [path, body] as const,
      )
    for (const path of [
      '../package.json',
      'mfe-about/content/../../package.json',
      'shell/vite.config.ts',
      '/etc/passwd',
    ])
      expect(await ask('/api/draft', { path, data: {}, revision: 0 })).toMatch(/^409/)
    const entry = { schema: 'mfe-departments/ug/*.yaml', title: 'X', blank: {} }
    expect(await ask('/api/create', { ...entry, name: '../../evil' })).toMatch(/^409.*lower-case/)
    const to = '/api/picture?folder=mfe-departments&name=x'
    const drawing = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    )
    expect(await ask(to, drawing.toString('base64'))).toMatch(/^409.*SVG/)
    expect(await ask(to.replace('mfe-departments', '..'), drawing.toString('base64'))).toMatch(
      /^409.*section/,
    )
    const bomb = await sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: 'white' } })
      .png()
      .toBuffer()
    expect(await ask(to, bomb.toString('base64'))).toMatch(/^409.*million/)
    expect(await ask('/api/film?folder=mfe-media&name=x&ending=mp4', drawing.toString('base64'))).toMatch(
      /^409.*expected WebM/,
    )
  })

  test('a script that is typed is shown as its letters', async () => {
    await go('/department/ug/yoga', 'Department of Yoga')
    await choose('Dean')
    await field('Designation').fill('<script>alert(1)</script>')
    await expect(site.getByText('<script>alert(1)</script>')).toHaveCount(1)
    await page.keyboard.press('ControlOrMeta+z')
  })
})

declare global {
  interface Window {
    axe: typeof axe
  }
}
