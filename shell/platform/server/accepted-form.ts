/** Compressed forms that lie beside a file, by their content coding, smallest first. */
const forms = ['br', 'gzip'] as const
export type Form = (typeof forms)[number]

/** The ending under which a form is stored. */
export const endingOf = { br: '.br', gzip: '.gz' } satisfies Record<Form, string>

/**
 * The form that a client likes best, the smaller of two that it likes as much; undefined for a client that takes
 * neither (RFC 9110, section 12.5.3).
 *
 * @param accepted the request's `Accept-Encoding`
 */
export function acceptedForm(accepted = ''): Form | undefined {
  const weights = new Map(accepted.toLowerCase().split(',').map(weighed))
  const weightOf = (form: Form) => weights.get(form) ?? weights.get('*') ?? 0
  return forms.filter((form) => weightOf(form) > 0).sort((a, b) => weightOf(b) - weightOf(a))[0]
}

/** `gzip;q=0.5` as its coding and its weight. */
function weighed(choice: string): [coding: string, weight: number] {
  const [coding = '', weight] = choice.split(';').map((part) => part.trim())
  return [coding, weight === undefined ? 1 : Number(weight.replace(/^q=/, ''))]
}
