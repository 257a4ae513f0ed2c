import { kindOf, type Schema } from '../state/schema'

/**
 * What is wrong with a value, in plain words. `words` are the check's: found this, expected that.
 *
 * @param mayGo whether it is optional
 */
export function plainProblem(words: string, schema: Schema, value: unknown, mayGo = false): string {
  const [, unknown] = /^found the unknown field '(.*?)'/.exec(words) ?? []
  if (unknown)
    return `There is '${unknown}' here, which this form does not know: whoever works on the source has to take it out.`
  const kind = kindOf(schema)
  const { minLength = 0, maxLength = Infinity, minimum = -Infinity, maximum = Infinity, minItems } = schema
  const { exclusiveMinimum = -Infinity } = schema
  if (kind === 'list' && Array.isArray(value) && value.length < (minItems ?? 0))
    return minItems === 1 ? 'Add at least one.' : `Add at least ${minItems}.`
  if (value === undefined || value === null || value === '' || Number.isNaN(value))
    return (kind === 'picture' ? 'Choose a picture, or add a photograph.' : 'Please fill this in.').replace(
      /\.$/,
      mayGo ? ', or leave it out with ×.' : '.',
    )
  if (kind === 'choice') return 'Choose one of the list.'
  if (typeof value === 'string') {
    if (value.length > maxLength) return `At most ${maxLength} characters; this has ${value.length}.`
    if (value.length < minLength) return `At least ${minLength} characters; this has ${value.length}.`
  }
  if (kind === 'number') {
    if (typeof value !== 'number') return 'A number, please, such as 12.'
    if (value <= exclusiveMinimum) return `More than ${exclusiveMinimum}.`
    if (value < minimum) return `At least ${minimum}.`
    if (value > maximum) return `At most ${maximum}.`
    if (schema.type === 'integer' && !Number.isInteger(value)) return 'A whole number, please.'
  }
  // A name in braces that the page would not fill in.
  const [, token] = /^found (\{[\w.]*\}?)[,]/.exec(words) ?? []
  const [, meant] = /did you mean '(.*?)'\?/.exec(words) ?? []
  if (token && meant) return `Nothing fills in ${token}; did you mean ${meant}?`
  if (token) return `Nothing fills in ${token}; choose a name behind the button { }.`
  if (kind === 'link')
    return 'A page of this site begins with /, such as /library; a web address begins with https://.'
  if (kind === 'picture') return 'There is no picture of this name: choose one, or add a photograph.'
  const isDay = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
  if (kind === 'date' && !isDay) return 'A day, please, such as 2026-11-21.'
  if (schema.format === 'email') return 'An e-mail address, please, such as name@example.org.'
  if (schema.format === 'uri' && !String(value).startsWith('https://'))
    return 'A web address begins with https://.'
  const expected = /expected (.*)$/.exec(words)?.[1] ?? ''
  // Alternatives and patterns are for programs.
  if (/^string matching|^Invalid|pattern|^one of|\|/.test(expected) || expected === '')
    return 'This is not written as it must be.'
  return `This should be ${expected}.`
}
