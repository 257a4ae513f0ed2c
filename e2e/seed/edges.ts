import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentPackages } from '@college/shared/content/packages'
import { parse, stringify } from 'yaml'
import type { z } from 'zod'
import { repository } from '../checkout/lay-checkout'
import { writeSeed } from './seed'

/**
 * Content at the limits of the schemas, derived from the seed:
 * - `least`: each list and text as short as allowed, optional fields left out;
 * - `one`: each list with one item, where that is allowed;
 * - `most`: each list with three times its items, each text as long as allowed;
 * - `words`: each text is one word of forty letters.
 */
export const edges = ['least', 'one', 'most', 'words'] as const
export type Edge = (typeof edges)[number]

// biome-ignore lint/suspicious/noExplicitAny: data of any shape; its schema checks the outcome
type Data = any

/** Writes the seed into a folder, with its texts and lists at an edge. */
export async function writeEdge(edge: Edge, folder: string) {
  writeSeed(folder)
  for (const { folder: name, schemas } of await contentPackages(repository)) {
    const content = join(folder, name, 'content')
    for (const file of readdirSync(content, { recursive: true, encoding: 'utf8' })) {
      const schema = schemas[file] ?? schemas[file.replace(/[^/]+\.yaml$/, '*.yaml')]
      if (!file.endsWith('.yaml') || !schema) continue
      const data = parse(readFileSync(join(content, file), 'utf8'))
      writeFileSync(join(content, file), stringify(accepted(schema, data, varied(schema, data, edge))))
    }
  }
}

let count = 0
/** A word used nowhere else: equal titles would be one key, one anchor, one description. */
const unique = () => (count++).toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? '')

function varied(schema: z.ZodType, data: Data, edge: Edge): Data {
  // biome-ignore lint/suspicious/noExplicitAny: what a schema is made of depends on its kind
  const def: any = schema.def
  if (def.type === 'optional') return edge === 'least' ? undefined : varied(def.innerType, data, edge)
  if (def.innerType) return varied(def.innerType, data, edge)
  if (data === undefined || data === null) return data
  if (def.type === 'object')
    return Object.fromEntries(
      Object.entries(def.shape)
        .map(([key, inner]) => [key, varied(inner as z.ZodType, data[key], edge)])
        .filter(([, value]) => value !== undefined),
    )
  if (def.type === 'array') return list(def, data, edge)
  if (def.type === 'string' && typeof data === 'string') return text(schema as z.ZodString, data, edge)
  return data
}

function list(def: Data, data: Data[], edge: Edge): Data[] {
  const checks = (def.checks ?? []).map((check: Data) => check._zod.def)
  const least = checks.find(({ check }: Data) => check === 'min_length')?.minimum ?? 0
  const most = checks.find(({ check }: Data) => check === 'max_length')?.maximum ?? Number.POSITIVE_INFINITY
  if (edge === 'one') return data.slice(0, Math.max(least, 1)).map((item) => varied(def.element, item, edge))
  // The same id twice would be one anchor, and one that is gone has links.
  const hasIds = data.some((item) => item && typeof item === 'object' && ('id' in item || 'order' in item))
  const items =
    edge === 'least' && !hasIds
      ? data.slice(0, least)
      : edge === 'most' && !hasIds
        ? [...data, ...data, ...data].slice(0, Math.min(most, 60))
        : data
  return items.map((item) => varied(def.element, item, edge))
}

/** Varies a text that the schema limits only by length; one with a format, such as an address, stays. */
function text(schema: z.ZodString, data: string, edge: Edge): string {
  const { minLength, maxLength, format } = schema
  if (edge === 'one' || !maxLength || format || data.includes('{') || schema.meta()?.format) return data
  const least = minLength ?? 1
  if (edge === 'least')
    return unique().padEnd(least, ' of it').slice(0, Math.max(least, 4)).trim().padEnd(least, 'x')
  if (edge === 'words')
    return maxLength < 40 || least > 40
      ? data
      : `${unique()}venkatanarasimharajuvaripetaramakrishnan`.slice(0, 40)
  const words = `${unique()} ${data}`
  return words.padEnd(maxLength, ' and so on').slice(0, maxLength).trim().padEnd(maxLength, 'x')
}

/** The varied data, with the seed's values where the schema checks more than lengths. */
function accepted(schema: z.ZodType, data: Data, all: Data): Data {
  for (let tries = 0; tries < 200; tries++) {
    const { error } = schema.safeParse(all)
    const path = error?.issues[0]?.path
    if (!path) return all
    if (path.length === 0) return data
    restore(all, data, path)
  }
  return data
}

/** Restores the seed's value at a path, or at its nearest existing parent. */
function restore(to: Data, from: Data, [key, ...rest]: PropertyKey[]) {
  if (key === undefined) return
  if (rest.length === 0 || from[key]?.[rest[0] as string] === undefined || !to[key]) to[key] = from[key]
  else restore(to[key], from[key], rest)
}
