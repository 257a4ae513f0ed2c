import { fillIn } from '@college/shared/contract/fill-in'
import type { FormMessages } from '../../content/schemas'
import { lengthOf, limits, type Rule } from './validation'

/** What is too long for a single line, in words with the field's label. */
export const lineRule =
  (label: string, { tooLong }: FormMessages): Rule =>
  (value) => {
    const count = lengthOf(value)
    return count > limits.line ? fillIn(tooLong.field, { label, max: limits.line, count }) : undefined
  }

/** What is too long for a message. */
export const messageRule =
  ({ tooLong }: FormMessages): Rule =>
  (value) => {
    const count = lengthOf(value)
    return count > limits.message ? fillIn(tooLong.message, { max: limits.message, count }) : undefined
  }

/** From here on a message says how much room there is, in characters that are left. */
const near = 1_000

/** How much room is left in a message, once it becomes scarce. */
export function roomIn(value: string, { tooLong }: FormMessages): string | undefined {
  const left = limits.message - lengthOf(value)
  if (left > near) return
  return fillIn(left < 0 ? tooLong.over : tooLong.remaining, { count: Math.abs(left) })
}
