import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { illustration, text } from './fields'
import { type ContentSchemas, contentFiles, contentReport, pictureFile, readContent } from './read-content'

const schemas: ContentSchemas = {
  'garden.yaml': z.strictObject({ name: text(), plants: z.int(), view: illustration().optional() }),
  'beds/*.yaml': z.strictObject({ name: text() }),
}

let root: string
beforeEach(() => {
  root = join(mkdtempSync(join(tmpdir(), 'content-')), 'mfe-garden')
  mkdirSync(join(root, 'content/beds'), { recursive: true })
  mkdirSync(join(root, 'pictures'))
})

const read = (yaml: string, name = 'garden.yaml') => {
  const file = join(root, 'content', name)
  writeFileSync(file, yaml)
  return () => readContent(root, file, schemas)
}

test('a valid file gives its data, with a marker for each picture', () => {
  writeFileSync(join(root, 'pictures/pond.svg'), '<svg/>')
  const data = read('name: Herbs\nplants: 500\nview: { picture: pond, alt: A pond }')()
  expect(data).toEqual({ name: 'Herbs', plants: 500, view: { picture: { $picture: 'pond' }, alt: 'A pond' } })
})

test('reports a missing field, with what was expected', () => {
  expect(read('plants: 500')).toThrow('mfe-garden/content/garden.yaml: name: found nothing, expected string')
})

test('reports a wrong type, with what was found', () => {
  expect(read('name: Herbs\nplants: many')).toThrow("plants: found the text 'many', expected number")
})

test('reports a text that is too short as one mistake', () => {
  const sentence: ContentSchemas = { 'garden.yaml': z.strictObject({ lead: z.string().min(1).min(50) }) }
  const file = join(root, 'content/garden.yaml')
  writeFileSync(file, "lead: ''")
  expect(() => readContent(root, file, sentence)).toThrow(
    /garden\.yaml: lead: found an empty text, expected at least 50 characters$/,
  )
})

test('reports an unknown field, with the known ones', () => {
  expect(read('name: Herbs\nplants: 1\ncolour: green')).toThrow(
    "the file: found the unknown field 'colour', expected one of name, plants, view",
  )
})

test('reports a misspelt field as one mistake, suggesting the right name', () => {
  read('naem: Herbs\nplants: 1\nview: { picture: pond, atl: A pond }')
  writeFileSync(join(root, 'pictures/pond.svg'), '<svg/>')
  expect(contentReport(root, schemas).errors.sort()).toEqual([
    "mfe-garden/content/garden.yaml: the file: found the unknown field 'naem', did you mean 'name'?",
    "mfe-garden/content/garden.yaml: view: found the unknown field 'atl', did you mean 'alt'?",
  ])
})

test('reports a misspelt choice, suggesting the right one', () => {
  const kinds: ContentSchemas = { 'garden.yaml': z.strictObject({ kind: z.enum(['herbs', 'trees']) }) }
  const file = join(root, 'content/garden.yaml')
  writeFileSync(file, 'kind: treees')
  expect(() => readContent(root, file, kinds)).toThrow(
    `kind: found the text 'treees', did you mean 'trees'? expected one of "herbs"|"trees"`,
  )
})

test('reports a misspelt picture, suggesting the right one', () => {
  writeFileSync(join(root, 'pictures/pond.svg'), '<svg/>')
  expect(read('name: Herbs\nplants: 1\nview: { picture: pnod, alt: A pond }')).toThrow(
    "view.picture: found the picture 'pnod', did you mean 'pond'?",
  )
})

test('reports an unknown picture, with the folder it should be in', () => {
  expect(read('name: Herbs\nplants: 1\nview: { picture: lake, alt: A lake }')).toThrow(
    "view.picture: found the picture 'lake', expected the name of a file in mfe-garden/pictures/",
  )
})

test('reports an unknown token, suggesting the right one', () => {
  expect(read('name: Herbs of {colege}\nplants: 1')).toThrow(
    "mfe-garden/content/garden.yaml: name: found {colege}, did you mean '{college}'? expected {college}, {short}, {foundation}",
  )
  expect(read('name: Herbs of {college\nplants: 1')).toThrow(
    "name: found {college, did you mean '{college}'?",
  )
  expect(read("name: 'Herbs of { college }'\nplants: 1")).toThrow('name: found {, expected {college}')
  expect(read('name: Herbs of {college}, {hospital.url}\nplants: 1')()).toMatchObject({ plants: 1 })
})

test('a page’s own tokens are allowed only in fields that declare them', () => {
  const counted: ContentSchemas = {
    'garden.yaml': z.strictObject({ one: text(60), many: text(60, 'count') }),
  }
  const file = join(root, 'content/garden.yaml')
  writeFileSync(file, 'one: A herb\nmany: "{count} herbs at {short}"')
  expect(readContent(root, file, counted)).toMatchObject({ one: 'A herb' })
  writeFileSync(file, 'one: "{count} herb"\nmany: "{cuont} herbs"')
  expect(contentReport(root, counted).errors).toEqual([
    expect.stringContaining('one: found {count}, expected {college}'),
    expect.stringContaining("many: found {cuont}, did you mean '{count}'? expected {count}, {college}"),
  ])
})

test('refuses text that is not YAML', () => {
  expect(read('name: [Herbs')).toThrow('mfe-garden/content/garden.yaml: not valid YAML')
})

test('refuses a file without a schema', () => {
  expect(read('name: x', 'weeds.yaml')).toThrow(
    'no schema is declared for this file; expected one of garden.yaml, beds/*.yaml',
  )
})

test('a photograph replaces the drawing of the same name', () => {
  writeFileSync(join(root, 'pictures/pond.svg'), '<svg/>')
  expect(pictureFile(root, 'pond')).toBe(join(root, 'pictures/pond.svg'))
  writeFileSync(join(root, 'pictures/pond.jpg'), '')
  expect(pictureFile(root, 'pond')).toBe(join(root, 'pictures/pond.jpg'))
})

test('asks for a photograph’s description until the drawing it replaces is deleted', () => {
  const [drawing, photograph] = [join(root, 'pictures/pond.svg'), join(root, 'pictures/pond.jpg')]
  writeFileSync(drawing, '<svg/>')
  read('name: Herbs\nplants: 500\nview: { picture: pond, alt: A pond at dusk }')
  expect(contentReport(root, schemas).notices).toEqual([])
  writeFileSync(photograph, '')
  expect(contentReport(root, schemas)).toMatchObject({
    errors: [],
    notices: [
      "mfe-garden/content/garden.yaml: view.alt: pond.jpg has taken the place of pond.svg; see that 'A pond at dusk' says what the photograph shows, then delete the drawing",
    ],
  })
  rmSync(drawing)
  expect(contentReport(root, schemas).notices).toEqual([])
})

test('all files in a folder are found and share one schema', () => {
  expect(read('name: Rose', 'beds/rose.yaml')()).toEqual({ name: 'Rose' })
  read('name: Herbs\nplants: 1')
  expect(contentFiles(root).map((file) => file.slice(root.length))).toEqual([
    '/content/beds/rose.yaml',
    '/content/garden.yaml',
  ])
})
