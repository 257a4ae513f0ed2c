import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { untilIn } from './until'

test('finds the last days of claims and events, however deep', () => {
  const root = mkdtempSync(join(tmpdir(), 'until-'))
  const name = root.split('/').at(-1)
  mkdirSync(join(root, 'content/walks'), { recursive: true })
  const write = (file: string, text: string) => writeFileSync(join(root, 'content', file), text)
  write('beds.yaml', 'until: "1984-09-30"\nbeds: [{ text: Nine }, { seats: { until: "1985-01-31" } }]')
  write(
    'walks/lake.yaml',
    'bloom: { first: "1984-03-01" }\ndays: { first: "1984-05-01" }\nwalks: [{ days: { first: "1984-06-01", last: "1984-06-03" } }]',
  )
  expect(untilIn(root)).toEqual([
    { day: '1984-09-30', claim: `${name}/content/beds.yaml: ` },
    { day: '1985-01-31', claim: `${name}/content/beds.yaml: beds.1.seats` },
    { day: '1984-05-01' },
    { day: '1984-06-03' },
  ])
  expect(untilIn(join(root, 'nothing'))).toEqual([])
})
