/** A place in the data of a file: keys of groups, and numbers in lists. */
export type Path = readonly (string | number)[]

/** Whether a value is a group of fields: neither a list nor a single value. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value at a path; undefined where there is none. */
export const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    data,
  )

/** The same data with another value at a path; without it, when the value is undefined. */
export function withValue(data: unknown, path: readonly PropertyKey[], value: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  const inner = withValue(valueAt(data, [key]), rest, value)
  if (Array.isArray(data)) return data.toSpliced(Number(key), 1, ...(inner === undefined ? [] : [inner]))
  const group: Record<PropertyKey, unknown> = isGroup(data) ? { ...data } : {}
  if (inner === undefined) delete group[key]
  else group[key] = inner
  return group
}

/** Every text in data, with its place. */
export function* textsIn(data: unknown, path: Path = []): Generator<{ path: Path; text: string }> {
  if (typeof data === 'string') yield { path, text: data }
  else if (typeof data === 'object' && data !== null)
    for (const [key, value] of Object.entries(data))
      yield* textsIn(value, [...path, Array.isArray(data) ? Number(key) : key])
}

/** Whether two values of YAML data are the same, also in a browser. */
export const same = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => same(item, b[index]))
  if (!isGroup(a) || !isGroup(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]))
  )
}

/** A text cut to a length in characters. */
export const shortened = (text: string, length = 48) =>
  text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text
