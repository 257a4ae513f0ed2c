import { isGroup, type Path } from '@college/shared/content/values'

/**
 * The same data with another value at a path; without it, when the value is undefined.
 *
 * @param order the fields that a group may have, in the order in which the file has them
 */
export function withValue(data: unknown, path: Path, value: unknown, order: string[] = []): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  if (Array.isArray(data)) {
    const next = [...data]
    if (value === undefined && rest.length === 0) next.splice(Number(key), 1)
    else next[Number(key)] = withValue(next[Number(key)], rest, value, order)
    return next
  }
  const group: Record<string, unknown> = isGroup(data) ? { ...data } : {}
  const inner = withValue(group[key], rest, value, order)
  if (inner === undefined) delete group[key]
  else group[key] = inner
  if (rest.length > 0 || order.length === 0) return group
  const known = order.filter((name) => name in group)
  return Object.fromEntries(
    [...known, ...Object.keys(group).filter((name) => !order.includes(name))].map((name) => [
      name,
      group[name],
    ]),
  )
}
