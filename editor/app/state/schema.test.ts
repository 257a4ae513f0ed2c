import { join } from 'node:path'
import { contentPackages } from '@college/shared/content/packages'
import { siteConfig } from '@college/shared/contract/site-config'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { words } from '../../protocol/words'
import { walkSchema } from '../testing/walk-schema'
import { blank, fits, kindOf, type Schema } from './schema'

const root = join(import.meta.dirname, '../../..')
const asJson = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema

const all = [
  ...(await contentPackages(root)).flatMap(({ folder, schemas }) =>
    Object.entries(schemas).map(([name, schema]) => ({ name: `${folder}/${name}`, schema: asJson(schema) })),
  ),
  { name: 'shared/site.yaml', schema: asJson(siteConfig) },
]

test.each(all)('every field of $name has a control', ({ schema }) => {
  for (const field of walkSchema(schema)) expect(() => kindOf(field)).not.toThrow()
})

/** Fields that name an entry of the same file; nobody reads them. */
const references = ['id', 'leadsTo']
const ofPages = all.filter(({ name }) => name !== 'shared/site.yaml')

test.each(ofPages)('every text of $name has an end, so that no page grows without one', ({ schema }) => {
  const endless = walkSchema(schema).flatMap(({ properties = {}, items }) =>
    [...Object.entries(properties), ...(items ? [['items', items] as const] : [])].filter(
      ([, { type, enum: choices, const: value, pattern, format, maxLength }]) =>
        type === 'string' &&
        !choices &&
        value === undefined &&
        !pattern &&
        !format &&
        maxLength === undefined,
    ),
  )
  expect(endless.map(([key]) => key).filter((key) => !references.includes(key))).toEqual([])
})

/** Keys and choices in everyday words, which the form shows unchanged. */
const plain = new Set(
  `about academics accepted achievements active added additions address admissions again all alumni
    airport answers application apply applyNow ask back backToTop banner batch both bottom button by calendar campus
    caption captions cards chart choose clear cleared clinical close college columns coming compare
    compared comparison consent contact contents copied copy copyright cost country course courses date
    day days degree departments description designation desktop details digital documents download draft
    duration eligibility entries error experience explanation facilities fact facts faculty fax field
    fields filter first focus footer form forms foundation founded gallery gate garden graduates ground groups guide
    header heading headline highlights hint history home hospital hospitals hostel hours icon illustration
    images information institution intake items journals jump kept knowMore label labels language last
    latest lead leadsTo latitude learn left legal less letters level library lines link links list logo longitude magazines map media
    message messages milestones minors mission mobile more name navigation network newspapers next
    notAccepted note notices office open openRules options others overview ownPage pages paragraphs pond
    participants pause people periodicals phone phones photo picture pictures place places play postcode
    posters postgraduate postings previous principal privacy private product profiles programme programs
    progress projects public purpose qualification question questions quickLinks quote read readMore
    readOn region reports required research resource result results right role rows rules samples search
    section sections sectors send sending sent sentence share short signature similar simple since slide
    slides social source speaker spotlight staff stages state statistics status steps street students
    studied subject subjects success suggestions suits summary table takeBack testimonials text themes
    time timeline timings title tooLong top topics total town treatments trustees tryAgain turn
    undecided undergraduate unit until updated uploaded use value verdict version videos vision ways
    website when where who write wrong year yearly yearlyWorkshops years yogaHall`.split(/\s+/),
)

test('every label in the form is a word that a teacher knows', () => {
  const keys = all.flatMap(({ schema }) =>
    walkSchema(schema).flatMap(({ properties = {}, enum: choices = [] }) => [
      ...Object.keys(properties).filter((key) => !properties[key]?.title),
      ...choices.map(String),
    ]),
  )
  // Give it words in editor/protocol/words.ts, or add it to `plain` if it is an everyday word.
  expect([...new Set(keys)].filter((key) => !plain.has(key) && !(key in words))).toEqual([])
})

test('refuses a schema without a control, naming it', () => {
  expect(() => kindOf(asJson(z.tuple([z.string(), z.number()])))).toThrow('There is no control for')
  expect(() => kindOf(asJson(z.strictObject({ at: z.iso.datetime() })).properties?.at ?? {})).toThrow(
    'date-time',
  )
})

test('a blank value has only the required fields', () => {
  const schema = z.strictObject({
    name: z.string(),
    photo: z.string().optional(),
    rooms: z.array(z.strictObject({ size: z.int().min(3) })).min(1),
    open: z.boolean(),
  })
  expect(blank(asJson(schema))).toEqual({ name: '', rooms: [{ size: 3 }], open: false })
})

const bed = z.strictObject({
  title: z.string(),
  note: z.string().optional(),
  rows: z.array(z.object({ of: z.string() })),
})
const either = z.union([z.strictObject({ leaf: z.string() }), z.strictObject({ root: bed })])
const garden = asJson(z.strictObject({ bed, either, names: z.record(z.string(), z.string()) }))
test.each<[fits: boolean, path: (string | number)[], value: unknown]>([
  [true, ['bed', 'title'], 'Moss'],
  [true, ['bed', 'note'], undefined],
  [true, ['bed', 'rows', 1], { of: 'ferns' }],
  [true, ['bed', 'rows', 1], undefined],
  [true, ['either'], { leaf: 'fern' }],
  [true, ['either', 'root', 'title'], 'Fern'],
  [true, ['names', 'any'], 'Moss'],
  [true, ['either'], { root: { title: 'Fern', rows: null } }],
  [false, ['bed', 'title'], undefined],
  [false, ['bed', 'gone'], 'Moss'],
  [false, ['bed', 'toString'], 'Moss'],
  [false, ['bed', 'title'], ['Moss']],
  [false, ['bed', 'title'], { en: 'Moss' }],
  [false, ['bed', 'rows', 1], { of: 'ferns', gone: 1 }],
  [false, ['bed', 'rows'], 'ferns'],
  [false, ['bed', 'rows', 1, 'gone'], 'Moss'],
  [false, ['either'], { leaf: 'fern', root: {} }],
  [false, [], { gone: 1 }],
])('that it fits is %j at %j of %j', (expected, path, value) => {
  expect(fits(garden, path, value)).toBe(expected)
})

test.each(all)('what is blank fits $name', ({ schema }) => {
  expect(fits(schema, [], blank(schema))).toBe(true)
})
