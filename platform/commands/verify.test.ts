import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { addressOf } from '../compose/page-file'
import { sha256 } from '../store/hash'
import { tinySite } from '../testing/tiny-site'
import { verify } from './verify'

test('lists what each address answers, so that a machine without the store can compare; nothing of a damaged site', async () => {
  const { store, served } = await tinySite()
  const said = vi.spyOn(console, 'log').mockImplementation(() => {})
  const list = () => verify.run({ list: true }, [], { root: store.driver.place, store })
  await list()
  const listed: string[] = said.mock.lastCall?.[0].split('\n')
  expect(listed.map((line) => line.split('  ')[1])).toEqual(
    expect.arrayContaining(['/', '/sitemap.xml', expect.stringMatching(/^\/assets\/media\/.+\.js$/)]),
  )
  const lines = [...served()].map(
    ([name, text]) => `${sha256(Buffer.from(text, 'base64'))}  ${addressOf(name)}`,
  )
  for (const line of listed) expect(lines).toContain(line)
  expect(new Set(listed).size).toBe(listed.length)

  said.mockClear()
  appendFileSync(join(store.public, 'index.html'), ' ')
  await expect(list()).rejects.toThrow('index.html: is not what was composed')
  expect(said).not.toHaveBeenCalled()
})

test.each([
  'www.example.org',
  'www.example.org/',
  'localhost.example:8080',
  'HTTPS://www.example.org',
  'https:www.example.org',
  'https://www.example.org/life',
  'www.example.org/life',
  'localhost:4173',
  'localhost',
  'site.old',
  'srv/site',
  's3:/college',
])('expects an address or a target in place of %s', async (word) => {
  const { store } = await tinySite()
  await expect(async () => verify.run({}, [word], { root: store.driver.place, store })).rejects.toThrow(
    `found '${word}', expected an address such as https://www.example.org, with its scheme and without a path, or a target: a folder (`,
  )
})
