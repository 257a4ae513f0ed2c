import { isGroup, same } from '@college/shared/content/values'

/** One value of content, where it is in it, and what was there. */
export type Difference = { at: (string | number)[]; value: unknown; was?: unknown }

/** The values in which content differs. A list of another length is one. */
export function differences(before: unknown, after: unknown, at: Difference['at'] = []): Difference[] {
  if (Object.is(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return after.flatMap((item, index) => differences(before[index], item, [...at, index]))
  if (isGroup(before) && isGroup(after) && same(Object.keys(before).sort(), Object.keys(after).sort()))
    return Object.keys(after).flatMap((key) => differences(before[key], after[key], [...at, key]))
  return same(before, after) ? [] : [{ at, value: after, was: before }]
}
