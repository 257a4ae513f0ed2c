import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const root = join(import.meta.dirname, '../..')
/** The college's words when the seed was frozen: an edit of today's content must not break this test. */
const isContent = /^e2e\/seed\/college\/.*\.yaml$/
/** Tests, and what helps them. */
const isTest = /^e2e\/.*\.tsx?$|\.(test|spec)\.tsx?$/

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => existsSync(join(root, file)))

/** All texts in a value of any shape. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value.trim()
  else if (value && typeof value === 'object') for (const inner of Object.values(value)) yield* textsIn(inner)
}

/** Whether a text is people's: it has a capital letter or a blank. Ids, file names and paths are code's too. */
const isWords = (text: string) => /\p{Lu}|\s/u.test(text) && /\p{L}{3}/u.test(text) && !/^[/{]/.test(text)

/** All complete strings of a source file, and its regular expressions without their anchors. */
function* stringsIn(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const inner of node) yield* stringsIn(inner)
  if (!node || typeof node !== 'object' || Array.isArray(node)) return
  const { type, value, regex } = node as { type?: string; value?: unknown; regex?: { pattern: string } }
  if (type === 'ImportDeclaration') return
  if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') yield value.trim()
  if (regex) yield regex.pattern.replace(/^\^|\$$/g, '')
  if (type === 'TemplateElement') yield (value as { cooked: string }).cooked.trim()
  for (const inner of Object.values(node)) yield* stringsIn(inner)
}

const words = new Set(
  files
    .filter((file) => isContent.test(file))
    .flatMap((file) => [...textsIn(parse(readFileSync(join(root, file), 'utf8')))])
    .filter(isWords),
)

/** Words that are code too: a global replaced by fake timers, and a schema.org type. */
const isCode = (text: string) => ['Date', 'Course'].includes(text)

const wordsIn = (file: string, source: string) =>
  [...new Set(stringsIn(parseSync(file, source).program))].filter((text) => words.has(text) && !isCode(text))

test('no test names the college’s words, but those of the frozen seed', () => {
  expect(words.size).toBeGreaterThan(500)
  const found = files
    .filter((file) => isTest.test(file) && !file.startsWith('e2e/seed/'))
    .flatMap((file) =>
      wordsIn(file, readFileSync(join(root, file), 'utf8')).map((text) => `${file}: “${text}”`),
    )
  expect(found).toEqual([])
})

test.each([
  (text: string) => `expect(title).toBe(${JSON.stringify(text)})`,
  (text: string) => `const card = <p>{${JSON.stringify(text)}}</p>`,
  (text: string) => `const label = \`${text}\``,
  (text: string) => `getByRole('link', { name: /^${text}/ })`,
])('finds a word in a test, however it is quoted', (sourceOf) => {
  const [word = ''] = [...words].filter((text) => /^[\w ]+$/.test(text))
  expect(wordsIn('planted.test.tsx', sourceOf(word))).toEqual([word])
})
