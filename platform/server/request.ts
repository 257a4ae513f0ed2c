/** What a request's target asks for: a path to look up, or the status that refuses it. */
type Asked = { path: string; refused?: never } | { path?: never; refused: 400 | 404 }

/**
 * Reads the target of a request line. The site's own paths are plain: letters, digits, hyphens, underscores, dots
 * and slashes. Whatever else is asked for can only be a mistake or an attempt, so it is refused by its form, before
 * anything looks at the disk.
 *
 * @param target as the browser sent it: `/library?x`, or with an origin before it, which a server must accept
 * (RFC 9112, section 3.2.2)
 */
export function askedFor(target: string): Asked {
  const [address = ''] = target.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/)
  const segments = (address || '/').split('/')
  if (segments.shift() !== '') return { refused: 400 }
  try {
    // One by one: an encoded slash stays inside its segment, where no name of ours has one.
    const names = segments.map(decodeURIComponent)
    if (names.some((name) => name.includes('\0'))) return { refused: 400 }
    return names.every(isOurs) ? { path: `/${names.join('/')}` } : { refused: 404 }
  } catch {
    return { refused: 400 }
  }
}

/**
 * A slash at the end leaves an empty name there, and `/library/` is `/library`; an empty one before is nobody's. Of
 * names with a dot before them only the one that is meant for everybody is (RFC 8615).
 */
const isOurs = (name: string, index: number, names: string[]) =>
  name === ''
    ? index === names.length - 1
    : (/^[\w-][\w.-]*$/.test(name) && !isCompressed(name)) || (index === 0 && name === '.well-known')

/** Compressed forms lie beside their files for servers that send them; alone they are no address of the site. */
const isCompressed = (name: string) => /\.(br|gz)$/.test(name)

/** Compressed forms that lie beside a file, by their content coding, smallest first. */
const forms = ['br', 'gzip'] as const
type Form = (typeof forms)[number]

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
