import { once } from 'node:events'
import { request as ask } from 'node:http'
import sharp from 'sharp'
import { expect, test } from './editing'
import { editor } from './running-editor'
import { designationIn, scratch } from './scratch'

const json = { 'content-type': 'application/json' }

test.describe.configure({ timeout: 90_000 })

test('another site’s form or fetch, and a foreign host', async ({ open, playwright }) => {
  const { page } = await open('by pointer', '/department/ug/yoga')
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

test('a path in a name, a drawing with a script, a picture bomb, YAML with anchors', async ({ open }) => {
  const { page } = await open('by pointer', '/department/ug/yoga')
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
    expect(await ask('/api/draft', { path, data: {}, revision: 0, edition: '' })).toMatch(
      /^409.*found the (section|file) '/,
    )
  for (const path of ['mfe-departments/content/ug/../../evil.yaml', 'mfe-departments/content/ug/Evil!.yaml'])
    expect(await ask('/api/begin', { path, data: {} })).toMatch(/^409.*(found the file|letters a to z)/)
  const to = '/api/picture?folder=mfe-departments&name=x'
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  )
  expect(await ask(to, drawing.toString('base64'))).toMatch(/^409.*SVG/)
  expect(await ask(to.replace('mfe-departments', '..'), drawing.toString('base64'))).toMatch(/^409.*section/)
  const bomb = await sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
  expect(await ask(to, bomb.toString('base64'))).toMatch(/^409.*million/)
})

test('no address gives a file of the repository or of the machine', async ({ open }) => {
  const { page } = await open('by pointer', '/department/ug/yoga')
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const secrets = /"workspaces"|root:.*:0:0|\[core\]|defineConfig|"revision"|^designation:/m
  for (const folder of [
    '',
    '/~edit',
    '/~edit/assets',
    '/picture',
    '/picture/mfe-about',
    '/@fs',
    `/@fs${scratch}`,
  ])
    for (const up of [
      '',
      '/..',
      '/../../..',
      '/%2e%2e/%2e%2e/%2e%2e',
      '/..%2f..%2f..',
      '/..%5c..',
      '/%252e%252e/%252e%252e',
    ])
      for (const file of [
        '/package.json',
        '/.git/config',
        '/shell/vite.config.ts',
        '/mfe-departments/content/ug/yoga.yaml',
        '/.cache/edit/local/drafts.json',
        '/etc/passwd',
        `${scratch}/package.json`,
      ]) {
        const { status, text } = await get(`${folder}${up}${file}`, cookies)
        expect(status, folder + up + file).toBeLessThan(500)
        expect(text, folder + up + file).not.toMatch(secrets)
      }
})

test('a script that is typed is shown as its letters', async ({ open }) => {
  const { page, site, field, choose, fill } = await open('by pointer', '/department/ug/yoga')
  await choose(designationIn('mfe-departments/content/ug/yoga.yaml'))
  const words = `<script>alert(1)</script><img src=x onerror="document.body.id='ran'">`
  await fill(field('Designation'), words)
  await expect(site.getByText(words)).toHaveCount(1)
  // A script that ran, even for a moment, would have left this behind.
  await expect(site.locator('#ran')).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+z')
})

/** Requests an address unchanged: browsers would resolve dots first. */
async function get(path: string, cookie: string) {
  const request = ask(editor, { path, headers: { cookie } }).end()
  const [response] = await once(request, 'response')
  let text = ''
  for await (const chunk of response) text += chunk
  return { status: Number(response.statusCode), text }
}
