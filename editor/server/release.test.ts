import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Channel } from '@college/platform/store/channel'
import { append, keyOf, readHead } from '@college/platform/store/log'
import { openStore } from '@college/platform/store/open-store'
import type { ChannelName } from '@college/shared/contract/composition'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { ReleaseStep } from '../protocol/protocol'
import type { Editor } from './editors'
import { layGarden } from './testing/garden'
import { served } from './testing/served'

const may = /found the section/
test.each<[Editor['mayRelease'], string, RegExp]>([
  [true, 'preview', may],
  [true, 'live', may],
  [true, 'back', may],
  ['preview', 'preview', may],
  ['preview', 'live', /somebody else/],
  ['preview', 'back', /somebody else/],
  [false, 'preview', /ask somebody who may/],
  [false, 'live', /ask somebody who may/],
  [false, 'back', /ask somebody who may/],
])('with permission to release %s, the step %s is answered', async (mayRelease, step, expected) => {
  // With no sections, a permitted step is refused for that reason, and releases nothing.
  const send = await served({ session: layGarden().session(), sections: [], mayRelease })
  expect((await send('POST', '/api/release', { section: 'mfe-media', step })).text).toMatch(expected)
})

/** Versions as they are in the store: twelve digits. */
const version = (number: number) => String(number).padStart(12, '0')
const placement = (number: number) => ({ version: version(number), since: '2026-01-01T00:00:00Z' })

/** A checkout with the third release of a section live and the fourth in the preview, and a tool that notes what it is told. */
async function published() {
  const garden = layGarden()
  const { driver } = openStore(garden.root)
  const put = async (name: ChannelName, channel: Channel) => {
    const { number } = await readHead(driver, name)
    const told = { who: 'Asha', when: '', why: '', replaced: {} }
    await append(driver, name, { number: number + 1, channel }, told)
  }
  const shell = [placement(1)]
  const live = (...numbers: number[]) =>
    put('production', { releases: { shell, media: numbers.map(placement) } })
  const preview = (number: number) => put('preview', { releases: { media: [placement(number)] } })
  await live(3, 2, 1)
  await preview(4)
  garden.write('package.json', '{"type":"module"}')
  // As the tool does, it makes the release before live.
  const releases = { shell, media: [placement(2), placement(1)] }
  const next = { number: 2, who: '', when: '', why: '', replaced: {}, releases }
  garden.write(
    'platform/college.js',
    `import { appendFileSync, writeFileSync } from 'node:fs'
    appendFileSync('told.txt', process.argv.slice(2).join(' ') + '\\n')
    if (process.argv[2] === 'rollback') writeFileSync('${keyOf('production', 2)}', ${JSON.stringify(JSON.stringify(next))})`,
  )
  const send = await served({ session: garden.session(), sections: ['mfe-media'], mayRelease: true })
  const look = async (step: ReleaseStep) =>
    JSON.parse((await send('POST', '/api/publishable', { section: 'mfe-media', step })).text).answer.release
  const run = async (step: ReleaseStep, release?: string) =>
    (await send('POST', '/api/release', { section: 'mfe-media', step, release })).text
  return { look, run, live, preview, told: () => garden.read('told.txt') }
}

test.each<[ReleaseStep, string]>([
  ['live', 'promote media\n'],
  ['back', 'rollback media\n'],
])('%s acts on the release that was looked at', async (step, told) => {
  const site = await published()
  expect(await site.run(step, await site.look(step))).toMatch(/done\n$/)
  expect(site.told()).toBe(told)
})

test('a later release in the preview than the one shown does not go live', async () => {
  const { look, run, preview, told } = await published()
  const seen = await look('live')
  await preview(5)
  expect(await run('live', seen)).toMatch(/^The preview shows something else by now[^\n]*\nrefused\n$/)
  expect(await run('live')).toMatch(/refused\n$/)
  expect(told()).toBeNull()
})

test('two people who take a release back at once go one release back', async () => {
  const { look, run, told } = await published()
  const seen = await Promise.all([look('back'), look('back')])
  const outcomes = await Promise.all(seen.map((release) => run('back', release)))
  expect(outcomes.sort()).toEqual([
    expect.stringMatching(
      /^Somebody has published this section or taken it back meanwhile[^\n]*\nrefused\n$/,
    ),
    expect.stringMatching(/done\n$/),
  ])
  expect(told()).toBe('rollback media\n')
})

test.each<ReleaseStep>(['preview', 'live', 'back'])(
  'the step %s begins no site in a folder without a store, as of a disk that is not mounted',
  async (step) => {
    const { run, told } = await published()
    vi.stubEnv('SITE_STORE', mkdtempSync(join(tmpdir(), 'not-mounted-')))
    onTestFinished(() => void vi.unstubAllEnvs())
    expect(await run(step)).toContain('SITE_STORE: found no store at ')
    expect(told()).toBeNull()
  },
)
