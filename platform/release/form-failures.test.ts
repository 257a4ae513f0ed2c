import { execFileSync } from 'node:child_process'
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { formFailureKinds } from '@college/shared/contract/form-failure'
import { expect, test } from 'vitest'
import { formFailures } from './form-failures'

const file = join(mkdtempSync(join(tmpdir(), 'measures-')), 'notices.log')
const now = Date.parse('2026-03-10T12:00:00Z')
const line = (time: string, ...notices: object[]) => `${time} ${JSON.stringify({ notices })}`
const view = { kind: 'view', path: '/' }
const failed = (failure: string) => ({ kind: 'form', path: '/contact', failure })

const told = (...lines: string[]) => {
  writeFileSync(file, lines.map((text) => `${text}\n`).join(''))
  return formFailures(file, { now }).then((found) => found.lines)
}

test('counts the failures of the last seven days by kind, each with a remedy', async () => {
  const lines = await told(
    line('2026-03-01T12:00:00+00:00', failed('key'), failed('quota')),
    line('2026-03-04T12:00:00+00:00', view, failed('quota')),
    line('2026-03-10T16:00:00+05:30', failed('quota'), failed('domain')),
  )
  expect(lines).toEqual([
    expect.stringMatching(/^Forms: 2 not delivered in the last 7 days, the quota is used up: .+\.$/),
    expect.stringMatching(/^Forms: 1 not delivered in the last 7 days, .+ allowed domains, .+\.$/),
  ])
})

test('every kind has its own remedy', async () => {
  const lines = await told(line('2026-03-10T10:00:00Z', ...formFailureKinds.map(failed)))
  expect(new Set(lines).size).toBe(formFailureKinds.length)
})

test('reports a log without failures as such, but does not take an empty one for health', async () => {
  expect(await told(line('2026-03-10T10:00:00Z', view))).toEqual([
    'Forms: no failure was told in the last 7 days.',
  ])
  expect(await told(line('2026-02-10T10:00:00Z', view))).toEqual([expect.stringContaining('has nothing of')])
  execFileSync('sh', ['-c', 'mkfifo "$0"', `${file}.pipe`])
  for (const empty of ['/dev/null', `${file}.pipe`])
    expect((await formFailures(empty)).lines).toEqual([expect.stringContaining('has nothing of')])
  for (const [place, found] of [
    [`${file}.gone`, 'nothing'],
    [dirname(file), 'a folder'],
  ])
    expect((await formFailures(place ?? '')).lines).toEqual([
      `SITE_MEASURES: found ${found} at ${place}, expected the log of what browsers have measured.`,
    ])
})

test('malformed lines, which anyone can send to a public address, are reported but not counted as failures', async () => {
  const understood = Array.from({ length: 9 }, () => line('2026-03-10T10:00:00Z', view))
  const lines = await told(
    ...understood,
    '2026-02-10T10:00:00Z of a month ago',
    '2026-02-10T11:00:00Z of a month ago',
    line('2026-03-10T10:00:00Z', failed('an invention')),
    line('sometime', failed('key')),
    '2026-03-10T10:00:00Z {"notices":',
    '-',
  )
  expect(lines).toEqual([
    'Forms: no failure was told in the last 7 days.',
    `${file}: lines that were not understood: 4.`,
  ])
})

test.each<[string, string[], string]>([
  ['is empty', [], 'has nothing of the last day'],
  ['has stopped arriving', [line('2026-03-08T10:00:00Z', view)], 'has nothing of the last day'],
  [
    'has no line that is understood',
    ['{}', '{}'],
    'found 2 lines of the last day that were not understood beside 0 that were',
  ],
  [
    'has more lines that are not understood',
    [line('2026-03-10T10:00:00Z', view), '{}', '{}'],
    'found 2 lines of the last day that were not understood beside 1 that were',
  ],
])('a log that %s is no health: somebody has to look', async (_, lines, sentence) => {
  writeFileSync(file, lines.map((text) => `${text}\n`).join(''))
  const found = await formFailures(file, { now, days: 1 })
  expect(found.isUrgent).toBe(true)
  expect(found.lines.join('\n')).toContain(sentence)
  expect(found.lines.join('\n')).not.toContain('no failure')
})

test('the day after the log was rotated, what came before is still read', async () => {
  await told(line('2026-03-10T10:00:00Z', failed('quota')))
  renameSync(file, `${file}.1`)
  expect(await told()).toEqual([expect.stringContaining('1 not delivered')])
  rmSync(`${file}.1`)
})

test.each([
  ['key', '2026-03-10T10:00:00Z', true],
  ['mailbox', '2026-03-09T13:00:00Z', true],
  ['quota', '2026-03-09T10:00:00Z', false],
  ['silent', '2026-03-10T10:00:00Z', false],
])('whether someone has to act: %s at %s, asked on 10 March at noon', async (kind, time, isUrgent) => {
  writeFileSync(file, `${line('2026-03-10T11:00:00Z', view)}\n${line(time, failed(kind))}\n`)
  expect((await formFailures(file, { now, days: 1 })).isUrgent).toBe(isUrgent)
})

test('a missing log is urgent', async () => {
  expect((await formFailures(`${file}.gone`)).isUrgent).toBe(true)
})
