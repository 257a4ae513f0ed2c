import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseContent } from '@college/editor/server/content'
import { patchYaml } from '@college/editor/server/patch-yaml'
import { randomFrom } from '@college/platform/testing/random'
import { contentPackages } from '@college/shared/content/packages'
import { contentFiles } from '@college/shared/content/read-content'
import { type Path, textsIn, withValue } from '@college/shared/content/values'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { atNight } from '../site/nightly'

const repository = join(import.meta.dirname, '../..')
const college = join(import.meta.dirname, 'college')
const seed = Number(process.env.WRITE_SEED ?? (atNight ? Math.floor(Math.random() * 1_000_000) : 7))

const ends = [
  ...[
    ' ',
    '  ',
    '\u00a0',
    '\t',
    '\n',
    '\n\n',
    '\r',
    '\r\n',
    '\u2028',
    '\u2029',
    '\u0085',
    '\u3000',
    '\ufeff',
  ],
  ...[
    '"',
    "'",
    '`',
    '---',
    '\n---\n',
    '...',
    '#',
    ' #',
    '# ',
    ':',
    ': ',
    ' :',
    '- ',
    '\n- ',
    '? ',
    '| ',
    '>-',
    '>',
  ],
  ...[
    '&a ',
    '*a',
    '!!js ',
    '!',
    '%',
    '@',
    '{',
    '}',
    '[',
    ']',
    ',',
    '\\',
    '\\n',
    '<<: ',
    '~',
    'null',
    'true',
    '0x1',
    '.5',
    '=',
  ],
  ...[
    '\u0000',
    '\u0007',
    '\u001b',
    '\u007f',
    '\u200b',
    '\u200f',
    '\ud83d',
    '🌿',
    '👩‍🌾',
    'ಯೋಗ',
    'ರ್‍ಯ',
    'שלום',
    'é',
    'e\u0301',
  ],
]
const middles = [
  '',
  'x',
  'two words',
  'one\ntwo',
  'a  b',
  'long '.repeat(60),
  'x'.repeat(10_000),
  'ಕನ್ನಡ '.repeat(90),
]

const placesIn = (data: unknown): Path[] => [...textsIn(data)].map(({ path }) => path)

const files = [
  ...(await contentPackages(repository)).flatMap(({ folder }) => contentFiles(join(college, folder))),
  join(college, 'shared/site.yaml'),
].map((file) => {
  const source = readFileSync(file, 'utf8')
  const data: unknown = parse(source)
  return { name: relative(college, file), source, data, texts: placesIn(data) }
})

/** One text of each field, however many entries have it. */
const fields = files.flatMap((file) => {
  const seen = new Set<string>()
  return file.texts.flatMap((path) => {
    const field = path.map((key) => (typeof key === 'number' ? '*' : key)).join('.')
    if (seen.has(field)) return []
    seen.add(field)
    return { file, path }
  })
})

const random = randomFrom(seed)
const oneOf = <Item>(items: Item[]): Item => items[Math.floor(random() * items.length)] as Item
const nasty = () => oneOf([...ends, '']) + oneOf(middles) + oneOf([...ends, ''])

/** Writes like the editor, and reads as it does after a restart. */
function expectWritten(name: string, source: string, data: unknown, tried: string) {
  const written = Buffer.from(patchYaml(source, data)).toString('utf8')
  expect(parseContent(name, written), `WRITE_SEED=${seed}, ${name}: ${tried}`).toEqual(data)
  return written
}

test('each field accepts any typed text', { timeout: 1_800_000 }, () => {
  // With every change a third of them.
  for (const { file, path } of fields.filter((_, at) => atNight || at % 3 === seed % 3))
    for (let turn = 0; turn < (atNight ? 10 : 1); turn++) {
      const value = nasty()
      const tried = `${path.join('.')} ${JSON.stringify(value)}`
      expectWritten(file.name, file.source, withValue(file.data, path, value), tried)
    }
})

test('keeps each beginning and end in plain and folded texts, in lists, and in new files', () => {
  const source =
    'plain: x\nfolded: >-\n  one two\n  three\nquoted: "x"\nlist: [x]\nitems:\n  - x\n  - name: x\n'
  for (const end of ends)
    for (const value of [end, `${end}x`, `x${end}`, `${end}one two three${end}`, `x${end}y`]) {
      const data = {
        plain: value,
        folded: value,
        quoted: value,
        list: [value],
        items: [value, { name: value }],
      }
      for (const path of placesIn(data))
        expectWritten('own.yaml', source, withValue(parse(source), path, value), JSON.stringify(value))
      expectWritten('own.yaml', source, data, JSON.stringify(value))
      expectWritten('new.yaml', '', data, JSON.stringify(value))
    }
})

test('changes in one, two and three steps lose nothing', { timeout: 3_600_000 }, () => {
  for (let tried = 0; tried < (atNight ? 10_000 : 150); tried++) {
    const { name, source, data, texts } = oneOf(files)
    let [text, now]: [string, unknown] = [source, data]
    const steps: string[] = []
    for (let step = 0; step <= tried % 3; step++) {
      const path = oneOf(texts)
      const value = nasty()
      steps.push(`${path.join('.')} ${JSON.stringify(value)}`)
      now = withValue(now, path, value)
      text = expectWritten(name, text, now, steps.join(', then '))
    }
    expectWritten(name, text, data, `${steps.join(', then ')}, and all of it back`)
  }
})
