import type { Schema } from '../state/schema'

/** A schema and all schemas inside it: of fields, items, values, alternatives. */
export const walkSchema = (schema: Schema): Schema[] => [
  schema,
  ...[
    ...(schema.anyOf ?? []),
    ...Object.values(schema.properties ?? {}),
    ...(schema.items ? [schema.items] : []),
    ...(typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : []),
  ].flatMap(walkSchema),
]
