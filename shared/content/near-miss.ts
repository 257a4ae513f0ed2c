import { z } from 'zod'

/** The word among those expected that one most likely meant, or undefined when none is near. */
export function nearest(found: string, expected: readonly string[]): string | undefined {
  const allowed = Math.max(1, Math.floor(found.length / 3))
  return expected
    .map((word) => ({ word, distance: distance(found.toLowerCase(), word.toLowerCase()) }))
    .filter(({ distance }) => distance <= allowed)
    .sort((a, b) => a.distance - b.distance)[0]?.word
}

/** The fields that a schema knows of at a place in the data; none where there is no group of fields. */
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

/** How many letters must be added, left out, changed or swapped with their neighbour to make one word of the other. */
function distance(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = row
    row = next
  }
  return row[b.length] ?? 0
}
