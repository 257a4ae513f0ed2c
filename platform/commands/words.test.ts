import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { channelNames } from '@college/shared/contract/composition'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeSampleSite } from '../testing/sample-site'
import { tinySite } from '../testing/tiny-site'
import { college, commands } from './college'
import type { Command } from './command'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** Every path below a folder with its content, to show what a command has written. */
const contentOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path, _, __, read = () => readFileSync(path, 'base64')) => {
      try {
        return [path, read()]
      } catch {
        return [path]
      }
    })

let said: string[] = []

beforeEach(() => {
  said = []
  vi.spyOn(console, 'error').mockImplementation((line) => said.push(String(line)))
  vi.spyOn(console, 'log').mockImplementation((line) => said.push(`log: ${line}`))
  vi.spyOn(process, 'exit').mockImplementation((status) => {
    throw new Error(`exit ${status}`)
  })
})

/** A checkout and a store that no command may change. */
async function checkout() {
  const { store } = await tinySite()
  const root = mkdtempSync(join(tmpdir(), 'checkout-'))
  writeSampleSite(join(root, 'shared/site.yaml'))
  mkdirSync(join(root, 'mfe-media'))
  writeFileSync(join(root, 'mfe-media/package.json'), '{}')
  vi.spyOn(process, 'cwd').mockReturnValue(root)
  vi.stubEnv('SITE_STORE', store.driver.place)
  return () => [contentOf(root), contentOf(store.driver.place)]
}

/** Options whose value the command itself must check, and invalid values. */
const wrongValues: Record<string, string[]> = {
  channel: ['prview', 'Preview', ' preview', 'previews'],
  canary: ['abc', '10%', '0', '100', '-1', '0x10', '1e1', '010', '10.0', ' 10', '٣'],
  last: ['abc', '0', '-1', '1e1', '010', '2.0', 'Infinity'],
  days: ['abc', '0', '7d', '1e1', '07'],
  site: ['abc', '0', '-4', '4.0', '#4', '01'],
  at: ['yesterday', '-1', '01', '2026-13-40', '2026-02-30', '2026-02-30T12:00Z'],
  listen: ['x', '99999', '0', '127.0.0.1', '443 default_server', '443;'],
  plain: ['x', '::1:80', 'http://a:80'],
}

/** Valid first words of a command, so that only what follows is wrong. */
const firstWords: Record<string, string[]> = {
  release: ['media'],
  promote: ['media'],
  preview: ['spring'],
  rollback: ['media'],
  build: ['media'],
}

function nastyLines(name: string, { options, words = 0 }: Command): string[][] {
  const first = firstWords[name] ?? []
  const lines: string[][] = [
    [...first, '--nothing'],
    [...first, '--chanel', 'preview'],
    [...first, '-x'],
    [...first, '--toString'],
    [...first, '--__proto__'],
    [...first, ''],
    [...first, ' '],
    [...first, '–channel'],
    [...first, '—check'],
  ]
  if (Number.isFinite(words)) lines.push(Array.from({ length: words + 1 }, () => 'media'))
  for (const [option, { type }] of Object.entries(options)) {
    const flag = `--${option}`
    if (type === 'boolean') lines.push([...first, `${flag}=yes`], [...first, flag, flag])
    else
      lines.push(
        [...first, flag],
        [...first, flag, ''],
        [...first, `${flag}=`],
        [...first, flag, '  '],
        [...first, flag, '--check'],
        [...first, `${flag}=--check`],
        [...first, flag, 'preview', flag, 'preview'],
      )
    for (const value of wrongValues[option] ?? [])
      lines.push([...(option === 'site' ? [] : first), `${flag}=${value}`])
    lines.push([...first, flag.slice(0, -1), ...(type === 'string' ? ['10'] : [])])
  }
  return lines
}

/** Lines that are wrong for one command only. */
const further: [string, ...string[]][] = [
  ['relase', 'media'],
  ['constructor'],
  ['toString'],
  ['release'],
  ['release', ''],
  ['release', 'medja'],
  ['release', 'MEDIA'],
  ['release', 'media/'],
  ['release', 'media', 'preview'],
  ['release', 'media', '--channel', 'preview', '--canary', '10'],
  ['promote', 'medja'],
  ['rollback', '--site', '1', '--facts'],
  ['rollback', '--site', '1', 'media'],
  ['rollback', '--facts', 'media'],
  ['rollback', '--facts', '--channel', 'preview'],
  ['rollback', '--site', '1', '--channel', 'preview'],
  ['rollback', 'media', 'v1', '--channel', 'preview'],
  ['serve', '--at', '1', '--channel', 'preview'],
  ['serve', '--proposal', 'spring', '--channel', 'preview'],
  ['serve', '--proposal', '../spring'],
  ['serve', '--proposal', 'spring'],
  ['preview'],
  ['preview', 'Spring', 'media'],
  ['preview', 'spring'],
  ['preview', 'spring', 'medja'],
  ['preview', 'spring', 'media', '--remove'],
  ['promote', 'media', '--because', 'x', '--canary', '0'],
  ['remove', 'nothing'],
  ['dev', 'medja'],
  ['build', 'medja'],
  ['nginx', 'medja'],
  ['bisect', 'curl', 'x'],
  ['explain', 'medja', 'v1', 'a.js:1:1'],
  ['deliver', 'somewhere'],
  ['deliver', 'S3://college'],
  ['deliver', 's3:/college'],
  ['deliver', 'rsync:'],
  ['deliver', 'rsync:host:'],
  ['deliver', 'rsync:-e:/srv'],
  ['deliver', 'rsync://host/site'],
  ['verify', 'https:'],
  ['verify', 'https://www.example.org/path'],
  ['new-page', 'medja', 'x'],
]

test('refuses any unknown word in one sentence, and writes nothing', async () => {
  const state = await checkout()
  const before = state()
  const lines: string[][] = [...further]
  for (const [name, load] of Object.entries(commands))
    lines.push(...nastyLines(name, await load()).map((words) => [name, ...words]))
  expect(lines.length).toBeGreaterThan(300)
  for (const line of lines) {
    said = []
    await expect(college(line), line.join(' ')).rejects.toThrow('exit 1')
    expect(said, line.join(' ')).toEqual([
      expect.stringMatching(/^[^\n]*found[^\n]*expected [^\n]*$|is not live/),
    ])
    expect(said[0], 'refused for its words').not.toContain('found no package')
  }
  expect(state()).toEqual(before)
})

/** npm has these too: they may be in its environment without having been typed. */
const ofNpm = ['message', 'key']

/** The options of all commands, and words that are taken for one. */
async function wordsLikeOptions() {
  const loaded = await Promise.all(Object.values(commands).map((load) => load()))
  const own = loaded.flatMap(({ options }) => Object.keys(options))
  return [...new Set([...own, ...channelNames])].filter((name) => ![...ofNpm, 'production'].includes(name))
}

test('refuses any option in the environment, whichever command has it, and writes nothing', async () => {
  const state = await checkout()
  const before = state()
  const options = await wordsLikeOptions()
  expect(options.length).toBeGreaterThan(15)
  for (const name of Object.keys(commands))
    for (const option of options) {
      // The environment of `npm run build --channel=preview`, and `--chanel=preview`.
      const kept = option.replace(/^no-/, '').replaceAll('-', '_')
      const variables = [
        `npm_config_${kept}`,
        `NPM_CONFIG_${kept.toUpperCase()}`,
        `SITE_${kept.toUpperCase()}`,
      ]
      if (kept.length > 3) variables.push(`npm_config_${kept.slice(0, -1)}`)
      for (const variable of variables) {
        said = []
        vi.stubEnv(variable, option.startsWith('no-') ? '' : 'true')
        await expect(college([name, ...(firstWords[name] ?? [])]), `${variable} ${name}`).rejects.toThrow(
          'exit 1',
        )
        expect(said).toEqual([
          expect.stringMatching(/^found (--\S+, which npm took for itself|the variable SITE_\w+), expected /),
        ])
        vi.stubEnv(variable, undefined)
      }
    }
  expect(state()).toEqual(before)
})

test('refuses a dry run instead of running for real', async () => {
  const state = await checkout()
  const before = state()
  // The environment of `npm exec college rollback media --dry-run`.
  vi.stubEnv('npm_config_dry_run', 'true')
  await expect(college(['rollback', 'media'])).rejects.toThrow('exit 1')
  expect(said).toEqual([expect.stringContaining('found --dry-run, which npm took for itself')])
  expect(state()).toEqual(before)
})

test('ignores variables of npm and of hosts', async () => {
  await checkout()
  // `npm config ls -l`, with the names that npm gives them in the environment.
  const ofNpm =
    'access all also audit before browser ca cache call cert cidr color cpu depth description dev diff editor force fund git global heading include json key libc link local_address local_prefix location long message name node_gyp noproxy offline omit only optional os otp package parseable prefix preid production proxy registry save scope shell tag timing umask usage user_agent userconfig version viewer which workspace yes'
  // What people's .npmrc has besides.
  const ofOthers = 'always_auth python msvs_version sass_binary_site store_dir electron_mirror rollback'
  for (const name of `${ofNpm} ${ofOthers}`.split(' ')) vi.stubEnv(`npm_config_${name}`, 'x')
  // What hosts set.
  for (const name of ['SITE_NAME', 'SITE_ID', 'SITE_URL']) vi.stubEnv(name, 'x')
  for (const [name, load] of Object.entries(commands)) {
    const { options } = await load()
    if (Object.keys(options).length) await expect(college([name, '--nothing'])).rejects.toThrow('exit 1')
  }
  expect(said.filter((line) => /npm took|variable/.test(line))).toEqual([])
  expect(said.length).toBeGreaterThan(8)
})

test('suggests the likeliest word', async () => {
  await checkout()
  const cases = [
    [['relase', 'media'], "expected 'release', or another of"],
    [['promote', 'medja'], "expected 'media', or another of"],
    [['release', 'media', '--chanel', 'preview'], "expected '--channel', or another of"],
    [['release', 'media', '--channel', 'prview'], "expected 'preview', or another of"],
    [['rollback', 'media', '–channel=preview'], "expected '--channel', or another of"],
    [['compose', 'media'], 'usage: npx college compose [--check]'],
  ] as const
  for (const [line, words] of cases) {
    said = []
    await expect(college([...line])).rejects.toThrow('exit 1')
    expect(said[0]).toContain(words)
  }
})

test.each([
  [['start']],
  [['start', '--prepare']],
  [['dev']],
  [['check-content']],
  [['build', 'shell']],
  [['release', 'media']],
])('refuses %j in a checkout without shell/ in one sentence', async (line) => {
  const state = await checkout()
  const before = state()
  await expect(college(line)).rejects.toThrow('exit 1')
  expect(said).toEqual([
    expect.stringMatching(/^\w+: found no package in \S+, expected a whole checkout; [^\n]+$/),
  ])
  expect(state()).toEqual(before)
})
