/** A content security policy: its directives, each with its sources. */
export type Policy = Map<string, Set<string>>

/** What a visitor's browser enforces of an answer: the policy of the header and that of the document together. */
export function policyOf(headers: Headers, html: string): Policy | undefined {
  const texts = [headers.get('content-security-policy') ?? '', ...metaPolicies(html)]
  const policies = texts.filter(Boolean).map(parse)
  const [first, ...others] = policies
  if (!first) return
  const joined: Policy = new Map(first)
  // A document may load what all its policies allow. The Observatory itself empties a directive that only the later
  // policy has; that would pass any policy in the document, so here such a directive counts as it stands.
  for (const other of others)
    for (const [name, sources] of other) {
      const known = joined.get(name)
      joined.set(name, known ? new Set([...known].filter((source) => sources.has(source))) : sources)
    }
  return joined
}

/** Directives that a document's own policy has no say in (HTML, section 4.2.5.3). */
const onlyInHeader = ['frame-ancestors', 'report-uri', 'sandbox']

const metaPolicies = (html: string) =>
  [...html.matchAll(/<meta http-equiv="content-security-policy" content="([^"]*)"/gi)].map(([, text = '']) =>
    text
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&')
      .split(';')
      .filter((directive) => !onlyInHeader.some((name) => directive.trim().startsWith(name)))
      .join(';'),
  )

function parse(text: string): Policy {
  const policy: Policy = new Map()
  for (const directive of text.split(';')) {
    const [name, ...sources] = directive.trim().toLowerCase().split(/\s+/)
    if (!name) continue
    if (policy.has(name)) throw new Error(`${name}: stands twice in one policy`)
    policy.set(name, new Set(sources))
  }
  return policy
}
