import { isGroup, type Path } from '@college/shared/content/values'
import { wordsFor } from '../../protocol/words'

export type Schema = {
  type?: string
  title?: string
  description?: string
  /** What kind of string it is: `picture`, `link`, `date`, `email`, `film` … */
  format?: string
  /** Names that a text may use besides the site facts. */
  tokens?: string[]
  enum?: (string | number)[]
  const?: string | number
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  items?: Schema
  minItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  pattern?: string
}

/** Which control a schema gets. A test checks that every schema of the site has one. */
export function kindOf(schema: Schema) {
  if (schema.anyOf) return 'union'
  if (schema.const !== undefined) return 'fixed'
  if (schema.enum) return 'choice'
  if (schema.type === 'string') {
    const { format } = schema
    if (format === 'picture' || format === 'film' || format === 'link' || format === 'date') return format
    if (format === undefined || format === 'email' || format === 'uri') return 'text'
  }
  if (schema.type === 'number' || schema.type === 'integer') return 'number'
  if (schema.type === 'boolean') return 'switch'
  if (schema.type === 'array' && schema.items) return 'list'
  if (schema.type === 'object') {
    if (schema.properties) return 'group'
    if (typeof schema.additionalProperties === 'object') return 'record'
  }
  throw new Error(`There is no control for ${JSON.stringify(schema)}.`)
}

/** Whether a form can show a value at a place: an earlier version may have fields that are gone since. Undefined: no value. */
export function fits(schema: Schema, [key, ...rest]: Path, value: unknown): boolean {
  if (schema.anyOf)
    return schema.anyOf.some((one) => fits(one, key === undefined ? [] : [key, ...rest], value))
  if (key !== undefined) {
    const isRequired = rest.length === 0 && value === undefined && schema.required?.includes(String(key))
    const field = typeof key === 'number' ? schema.items : fieldOf(schema, key)
    return field !== undefined && !isRequired && fits(field, rest, value)
  }
  // YAML reads what is left empty as null.
  if (value === undefined || value === null) return true
  if (Array.isArray(value))
    return schema.type === 'array' && value.every((item, at) => fits(schema, [at], item))
  if (isGroup(value))
    return (
      schema.type === 'object' && Object.entries(value).every(([key, inner]) => fits(schema, [key], inner))
    )
  return schema.type !== 'array' && schema.type !== 'object'
}

const fieldOf = ({ properties = {}, additionalProperties: others }: Schema, key: string) =>
  Object.hasOwn(properties, key) ? properties[key] : typeof others === 'object' ? others : undefined

/** The initial value of something new: everything required, empty. */
export function blank(schema: Schema): unknown {
  switch (kindOf(schema)) {
    case 'union':
      return schema.anyOf?.[0] ? blank(schema.anyOf[0]) : ''
    case 'fixed':
      return schema.const
    case 'choice':
      return schema.enum?.[0]
    case 'number':
      return Math.max(schema.minimum ?? 1, 1)
    case 'switch':
      return false
    case 'list':
      return schema.items && schema.minItems ? [blank(schema.items)] : []
    case 'record':
      return {}
    case 'group':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([key]) => schema.required?.includes(key))
          .map(([key, field]) => [key, blank(field)]),
      )
    default:
      return ''
  }
}

/** The first field to fill in of something new. */
export function firstField(schema: Schema, path: Path): Path {
  const isPlain = (field: Schema) => ['text', 'number', 'date', 'picture'].includes(kindOf(field))
  const [key] = Object.entries(schema.properties ?? {}).find(([, field]) => isPlain(field)) ?? []
  return key === undefined ? path : [...path, key]
}

/** The label of a field: its schema's title, or its key in words. */
export const labelOf = (key: string, schema?: Schema) => schema?.title ?? wordsFor(key)
