import { mkdtempSync, writeFileSync } from 'node:fs'
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
  for (const [place, found] of [
    [`${file}.gone`, 'nothing'],
    [dirname(file), 'a folder'],
  ])
    expect((await formFailures(place ?? '')).lines).toEqual([
      `SITE_MEASURES: found ${found} at ${place}, expected the log of what browsers have measured.`,
    ])
})

test('malformed lines, which anyone can send to a public address, are reported but not counted as failures', async () => {
  const lines = await told(
    line('2026-03-10T10:00:00Z', view),
    line('2026-03-10T10:00:00Z', failed('an invention')),
    line('sometime', failed('key')),
    '2026-03-10T10:00:00Z {"notices":',
    '-',
  )
  expect(lines).toEqual([
    'Forms: no failure was told in the last 7 days.',
    `${file}: lines that were not understood: 3.`,
  ])
})

test.each([
  ['key', '2026-03-10T10:00:00Z', true],
  ['mailbox', '2026-03-09T13:00:00Z', true],
  ['quota', '2026-03-09T10:00:00Z', false],
  ['silent', '2026-03-10T10:00:00Z', false],
])('whether someone has to act: %s at %s, asked on 10 March at noon', async (kind, time, isUrgent) => {
  writeFileSync(file, `${line(time, failed(kind))}\n`)
  expect((await formFailures(file, { now, days: 1 })).isUrgent).toBe(isUrgent)
})

test('a missing log is urgent', async () => {
  expect((await formFailures(`${file}.gone`)).isUrgent).toBe(true)
})
