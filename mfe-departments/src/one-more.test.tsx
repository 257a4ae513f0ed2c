import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { builtinModules, createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import * as runtime from '@college/runtime'
import type { Page, Remote } from '@college/shared/contract'
import { loadServerModule } from '@college/shared/preset/server-module'
import * as react from 'react'
import * as reactDom from 'react-dom'
import { prerenderToNodeStream } from 'react-dom/static'
import { register } from 'tsx/esm/api'
import { build } from 'vite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

const repository = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'one-more-'))
const root = join(folder, 'mfe-departments')

const department = (order: number, title: string) => `
order: ${order}
title: ${title}
page:
  title: School of ${title}
  description: ${title} is a department that a test has added to this college by writing one file and nothing else.
  lead: The garden as a teacher.
summary: Soil, water and seasons.
vision: [To see the whole garden.]
mission: [To keep it.]
studied: [Soil]
faculty:
  - name: Dr Example of ${title}
    designation: Keeper of the beds
    qualification: Doctor of Gardens
    yoe: Nine summers
`

let remote: Remote

beforeAll(async () => {
  // The package's configuration imports TypeScript by name, which Node alone does not load.
  register()
  cpSync(join(repository, 'mfe-departments'), root, {
    recursive: true,
    filter: (file) => !/(^|\/)(dist|node_modules)$/.test(file),
  })
  for (const beside of ['shared', 'node_modules', 'tsconfig.base.json', 'tsconfig.browser.json'])
    symlinkSync(join(repository, beside), join(folder, beside))
  // Uses its own departments: how many the college has, and which is last, may change.
  const list = join(root, 'content/ug')
  rmSync(list, { recursive: true })
  mkdirSync(list)
  for (const [index, name] of ['Mosses', 'Beekeeping', 'Hedges'].entries())
    writeFileSync(join(list, `${name.toLowerCase()}.yaml`), department(3 * index + 1, name))

  vi.stubEnv('NODE_ENV', 'production')
  await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'error', build: { ssr: true } })
  vi.unstubAllEnvs()
  const require = createRequire(import.meta.url)
  const { exposes } = loadServerModule(join(root, 'dist/server/server.cjs'), {
    ...Object.fromEntries(builtinModules.map((name) => [name, require(name)])),
    react,
    'react-dom': reactDom,
    '@college/runtime': runtime,
  })
  remote = exposes['./remote']?.remote as Remote
}, 120_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('has its own page and title', async () => {
  const { page, html } = await open('/department/ug/hedges')
  expect(page.head.title).toBe('School of Hedges')
  expect(html).toContain('Dr Example of Hedges')
  expect(html).toContain('href="/apply?course=hedges"')
})

it('is last in the list', async () => {
  const { html } = await open('/department/ug')
  const addresses = [...html.matchAll(/href="(\/department\/ug\/[^"]+)"/g)].map(([, href]) => href)
  expect(addresses).toEqual(['mosses', 'beekeeping', 'hedges'].map((name) => `/department/ug/${name}`))
})

it('follows the previously last department', async () => {
  const { html } = await open('/department/ug/beekeeping')
  expect(html).toContain('href="/department/ug/hedges"')
})

it('is offered on the not-found page of departments', async () => {
  const { html } = await open('/department/ug/404')
  expect(html).toContain('href="/department/ug/hedges"')
})

async function open(path: string): Promise<{ page: Page; html: string }> {
  const load = remote.pages[path]
  if (!load) throw new Error(`there is no page at ${path}`)
  const page = await load()
  const place = { head: page.head, path, day: '1984-04-01', trail: [], trailLabel: 'You are here' }
  const { prelude } = await prerenderToNodeStream(
    <runtime.PageProvider value={place}>
      <page.Component />
    </runtime.PageProvider>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  let html = ''
  for await (const piece of prelude) html += piece
  return { page, html }
}
