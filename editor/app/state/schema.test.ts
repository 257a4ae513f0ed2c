import { join } from 'node:path'
import { contentPackages } from '@college/shared/content/packages'
import { siteConfig } from '@college/shared/contract/site-config'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { blank, inner, kindOf, type Schema } from './schema'

const root = join(import.meta.dirname, '../../..')
const asJson = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema

const all = [
  ...(await contentPackages(root)).flatMap(({ folder, schemas }) =>
    Object.entries(schemas).map(([name, schema]) => ({ name: `${folder}/${name}`, schema: asJson(schema) })),
  ),
  { name: 'shared/site.yaml', schema: asJson(siteConfig) },
]

const walk = (schema: Schema): Schema[] => [schema, ...inner(schema).flatMap(walk)]

test.each(all)('every field of $name has a control', ({ schema }) => {
  for (const field of walk(schema)) expect(() => kindOf(field)).not.toThrow()
})

test('a kind that no control knows is refused, with its schema', () => {
  expect(() => kindOf(asJson(z.tuple([z.string(), z.number()])))).toThrow('There is no control for')
  expect(() => kindOf(asJson(z.strictObject({ at: z.iso.datetime() })).properties?.at ?? {})).toThrow(
    'date-time',
  )
})

test('something new begins with what must be there, and nothing else', () => {
  const schema = z.strictObject({
    name: z.string(),
    photo: z.string().optional(),
    rooms: z.array(z.strictObject({ size: z.int().min(3) })).min(1),
    open: z.boolean(),
  })
  expect(blank(asJson(schema))).toEqual({ name: '', rooms: [{ size: 3 }], open: false })
})
