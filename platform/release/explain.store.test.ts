import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { liveVersion } from '../store/channel'
import { readChannel } from '../store/log'
import { openStore } from '../store/open-store'
import { Refusal, readRelease, releaseFolder } from '../store/site-store'
import { packages } from '../testing/packages'
import { explain, releaseWith, scriptPlace, shown } from './explain'

const store = openStore()

const channel = await readChannel(store)
const live = packages.map((name) => ({ name, version: liveVersion(channel, name) ?? '' }))
const shell = live.find(({ name }) => name === 'shell')?.version ?? ''

const scriptsOf = ({ name, version }: (typeof live)[number]) =>
  Object.keys(readRelease(store, name, version).files).filter((file) => file.endsWith('.js'))

const textOf = ({ name, version }: (typeof live)[number], file: string) =>
  readFileSync(join(releaseFolder(store, name, version), 'browser', file), 'utf8')

/** Where a text is in the shell's scripts, in a console's notation. */
function placeOf(text: string) {
  const release = { name: 'shell' as const, version: shell }
  for (const file of scriptsOf(release))
    for (const [index, line] of textOf(release, file).split('\n').entries())
      if (line.includes(text)) return `${file}:${index + 1}:${line.indexOf(text) + 1}`
  throw new Error(`${text}: no script of the shell has this text.`)
}

const sentence = 'found another script than'

test('maps a place in a script to its source line, by release or by the console’s address', async () => {
  const place = scriptPlace(placeOf(sentence))
  const source = await explain(store.driver, 'shell', shell, place)
  expect(source.source).toBe('shell/host/offline/register-worker.ts')
  expect(source.text[source.line - 1]).toContain(sentence)
  expect(shown(source)).toContain(sentence)

  const pasted = scriptPlace(`(https://college.example.org/assets/shell/${placeOf(sentence)})`)
  expect(pasted).toEqual({ ...place, section: 'shell' })
  expect(await releaseWith(store.driver, 'shell', pasted.script)).toBe(shell)
})

test('visitors neither get source maps nor see references to them', () => {
  const served = readdirSync(store.public, { recursive: true, encoding: 'utf8' })
  expect(served.filter((name) => /\.map(\.|$)/.test(name))).toEqual([])
  for (const release of live)
    for (const file of scriptsOf(release))
      expect(textOf(release, file), file).not.toContain('sourceMappingURL')
})

test.each([
  ['a release that is not stored', 'nowhere', 'entry.js:1:1', /no such release, expected one of /],
  ['a script that the release has not', shell, 'other.js:1:1', /no such script, expected one of the release/],
  [
    'a line beyond the last',
    shell,
    placeOf(sentence).replace(/:\d+:/, ':9999:'),
    /expected one from 1 to \d+\.$/,
  ],
  [
    'a column beyond the last',
    shell,
    placeOf(sentence).replace(/\d+$/, '99999999'),
    /expected one from 1 to \d+\.$/,
  ],
  ['words that name no place', shell, 'entry.js', /^found 'entry.js', expected <file>:<line>:<column>/],
  ['a line before the first', shell, 'entry.js:0:1', /expected <file>:<line>:<column>/],
])('refuses %s in one sentence', async (_, version, place, refusal) => {
  const asked = async () => explain(store.driver, 'shell', version, scriptPlace(place))
  await expect(asked()).rejects.toThrow(Refusal)
  await expect(asked()).rejects.toThrow(refusal)
})

test('refuses a script that no stored release has', async () => {
  await expect(releaseWith(store.driver, 'shell', 'other.js')).rejects.toThrow(
    /no release with the script 'other.js'/,
  )
})
