import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesOfPage, findFields } from '@college/editor/app/page/find-fields'
import { entriesOf } from '@college/editor/app/page/texts-of-files'
import type { EditedFile } from '@college/editor/protocol/protocol'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const root = join(import.meta.dirname, 'college')
const folder = 'mfe-departments/content/ug'
const files = Object.fromEntries(
  readdirSync(join(root, folder)).map((name): [string, EditedFile] => {
    const path = `${folder}/${name}`
    const data: unknown = parse(readFileSync(join(root, path), 'utf8'))
    return [
      path,
      { path, schema: '', data, saved: data, shown: data, problems: [], revision: 0, edition: '' },
    ]
  }),
)
const entries = Object.values(files).flatMap((file) => entriesOf(files, file))
const yoga = `${folder}/yoga.yaml`
const find = (texts: string[], picture = '') =>
  findFields(entries, texts, picture, [yoga]).map(({ file, path }) => `${file}: ${path.join('.')}`)

test('for words that many teachers share, picks the teacher around them', () => {
  expect(
    find(['Yoga Instructor', 'Ms Trupti Gaonkar Yoga Instructor', 'Ms Trupti Gaonkar Yoga Instructor BSc']),
  ).toEqual([`${yoga}: faculty.5.designation`])
})

test('finds a picture by its name, a list’s text by itself', () => {
  expect(find([], 'ug-yoga')).toEqual([`${yoga}: illustration.picture`])
  expect(find(['Cleansing practices'])).toEqual([`${yoga}: studied.2`])
})

test('offers several possible places instead of guessing', () => {
  expect(find(['Yoga Instructor']).length).toBeGreaterThan(1)
})

test('a page’s own file comes first, whatever words it shares with others', () => {
  const data = files[yoga]
  const texts = data ? entriesOf(files, data).map(({ text }) => text) : []
  expect(filesOfPage(entries, texts, '/elsewhere')[0]).toBe(yoga)
  expect(filesOfPage(entries, [], '/department/ug/yoga')).toEqual([yoga])
  expect(filesOfPage(entries, texts, '/department/ug/yoga')[0]).toBe(yoga)
})
