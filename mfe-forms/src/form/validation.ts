import { fillIn } from '@college/shared/contract/fill-in'
import type { Values } from '@college/shared/ui/draft'
import type { FormMessages } from '../../content/schemas'
import { normalise } from './normalise'

/** Sentences for fields that are wrong, by field name. */
export type Errors = Record<string, string>

/** Gives the sentence for a wrong value, or undefined. */
export type Rule = (value: string) => string | undefined

/** Length in characters; one outside the basic plane, such as an emoji, counts once. */
export const lengthOf = (text: string) => [...text].length

/** Length in letters as a reader counts them: in Indian scripts a letter with its signs is one. */
function lettersIn(text: string): number {
  if (!('Segmenter' in Intl)) return lengthOf(text)
  return [...new Intl.Segmenter().segment(text)].length
}

export const limits = {
  name: 25,
  /** For single lines; the specification has no limit, and no one needs this many. */
  line: 200,
  /** In characters. Four bytes each still fit into the 50 kB that the e-mail service takes. */
  message: 10_000,
}

// Letters of any script with their signs, the joiners that some scripts spell with, and spaces.
const name = /^(?:[\p{L}\p{M} ]|\u200c|\u200d)+$/u
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const phone = /^\+[0-9]{12}$/

/** The rules of the contact page (specification, section 5), for values that are normalised. */
export const isName = (value: string) =>
  value.length <= limits.line && name.test(value) && /\p{L}/u.test(value) && lettersIn(value) <= limits.name
export const isEmail = (value: string) => email.test(value)
export const isPhone = (value: string) => phone.test(value)

export const rule =
  (isRight: (value: string) => boolean, sentence: string): Rule =>
  (value) =>
    isRight(normalise(value)) ? undefined : sentence

/** The first sentence that one of several rules has for a value. */
export const all =
  (...rules: Rule[]): Rule =>
  (value) =>
    rules.map((one) => one(value)).find(Boolean)

/** Reports a single line that is too long, by the field's label. */
export const lineRule = (label: string, { tooLong }: FormMessages) =>
  atMost(limits.line, tooLong.field, label)

export const messageRule = ({ tooLong }: FormMessages) => atMost(limits.message, tooLong.message)

const atMost =
  (max: number, sentence: string, label = ''): Rule =>
  (value) => {
    const count = lengthOf(value)
    return count > max ? fillIn(sentence, { label, max, count }) : undefined
  }

/** From here on a message says how much room there is, in characters that are left. */
const near = 1_000

/** How much room is left in a message, once it becomes scarce. */
export function roomIn(value: string, { tooLong }: FormMessages): string | undefined {
  const left = limits.message - lengthOf(value)
  if (left > near) return
  return fillIn(left < 0 ? tooLong.over : tooLong.remaining, { count: Math.abs(left) })
}

/** Checks every field that has a rule. Errors are in the order of the rules. */
export function validate(values: Values, rules: Record<string, Rule>): Errors {
  const found = Object.entries(rules).map(([field, check]) => [field, check(values[field] ?? '')] as const)
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== undefined))
}

/** The shown errors that still hold, and new ones that cannot wait until the visitor sends. */
export function recheck(
  shown: Errors,
  values: Values,
  rules: Record<string, Rule>,
  early: Record<string, Rule>,
) {
  const now = validate(values, rules)
  const holding = Object.entries(now).filter(([field]) => field in shown)
  return { ...Object.fromEntries(holding), ...validate(values, early) }
}
