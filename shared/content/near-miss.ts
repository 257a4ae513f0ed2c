import { z } from 'zod'
import { editDistance } from './edit-distance'

/** The expected word that is most likely meant, or undefined when none is near. */
export function nearest(found: string, expected: readonly string[]): string | undefined {
  const allowed = Math.max(1, Math.floor(found.length / 3))
  return expected
    .map((word) => ({ word, distance: editDistance(found.toLowerCase(), word.toLowerCase()) }))
    .filter(({ distance }) => distance <= allowed)
    .sort((a, b) => a.distance - b.distance)[0]?.word
}

/** The fields that a schema has at a place in the data; none where it has no group of fields. */
export function fieldsAt(schema: unknown, path: PropertyKey[]): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return fieldsAt(schema.unwrap(), path)
  if (schema instanceof z.ZodPipe) return fieldsAt(schema.in, path)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => fieldsAt(option, path))
  const [step, ...rest] = path
  if (schema instanceof z.ZodObject)
    return step === undefined ? Object.keys(schema.shape) : fieldsAt(schema.shape[String(step)], rest)
  if (schema instanceof z.ZodRecord && step === undefined)
    return schema.keyType instanceof z.ZodEnum ? schema.keyType.options.map(String) : []
  if (schema instanceof z.ZodArray && step !== undefined) return fieldsAt(schema.element, rest)
  return []
}
