import { type Policy, policyOf } from './policy'

/** What the Observatory looks at: a page's answer, and what plain HTTP answers at the same address. */
export type Scan = {
  url: string
  headers: Headers
  html: string
  /** Status and target of the redirection from HTTP; undefined when nothing answers there. */
  plain?: { status: number; location: string | null } | undefined
}

type Result = [points: number, why: string]

/**
 * The score that Mozilla's HTTP Observatory would give: 100, less for what is missing, more for what is exemplary. What
 * is exemplary counts only when the score without it is at least 90.
 *
 * Its rules, written anew from github.com/mdn/mdn-http-observatory: points in src/grader/charts.js, conditions in
 * the file of src/analyzer/tests that each rule names below, the sum in src/scanner/index.js.
 */
export function score(scan: Scan): { score: number; results: Record<string, Result> } {
  const results = Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, rule(scan)]))
  const points = Object.values(results).map(([points]) => points)
  const sum = (from: number[]) => 100 + from.reduce((total, one) => total + one, 0)
  const strict = sum(points.filter((one) => one < 0))
  return { score: Math.max(0, strict >= 90 ? sum(points) : strict), results }
}

const rules: Record<string, (scan: Scan) => Result> = {
  // csp.js
  'content-security-policy': ({ headers, html }) => policyResult(policyOf(headers, html)),

  // cookies.js; the site sets none, so the first one is a question for people.
  cookies: ({ headers }) => (headers.has('set-cookie') ? [-40, 'a cookie'] : [0, 'no cookies']),

  // cors.js
  'cross-origin-resource-sharing': ({ headers }) =>
    headers.has('access-control-allow-credentials')
      ? [-50, 'open with credentials']
      : [0, 'closed, or public'],

  // redirection.js
  redirection: ({ url, plain }) => {
    if (!plain) return [0, 'nothing answers on HTTP']
    const target =
      plain.status >= 300 && plain.status < 400 && plain.location ? new URL(plain.location) : undefined
    if (target?.protocol !== 'https:') return [-20, 'no redirection to HTTPS']
    return target.hostname === new URL(url).hostname ? [0, 'to HTTPS'] : [-5, 'to another host']
  },

  // referrer-policy.js
  'referrer-policy': ({ headers }) => {
    const policy = headers.get('referrer-policy')
    if (!policy) return [0, 'none']
    return /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(policy)
      ? [5, 'private']
      : [-5, 'unsafe']
  },

  // strict-transport-security.js; the five points of the preload list are given to hosts, not to headers.
  'strict-transport-security': ({ url, headers }) => {
    const [, age] = headers.get('strict-transport-security')?.match(/^max-age=(\d+)(;|$)/) ?? []
    if (!age || !url.startsWith('https:')) return [-20, 'none']
    return Number(age) >= 15_552_000 ? [0, 'at least six months'] : [-10, 'less than six months']
  },

  // subresource-integrity.js
  'subresource-integrity': ({ url, html }) => {
    const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]*)"[^>]*>/g)]
    if (!scripts.length) return [0, 'no scripts']
    const open = scripts
      .filter(([tag]) => !/\sintegrity="sha/.test(tag))
      .map(([, src = '']) => new URL(src, url))
    if (scripts.some(([, src = '']) => new URL(src, url).protocol !== 'https:'))
      return [-20, 'scripts over HTTP']
    if (!open.length) return [5, 'on all scripts']
    return open.some(({ origin }) => origin !== new URL(url).origin)
      ? [-5, 'not on all']
      : [0, 'own scripts without']
  },

  // x-content-type-options.js
  'x-content-type-options': ({ headers }) =>
    headers.get('x-content-type-options') === 'nosniff' ? [0, 'nosniff'] : [-5, 'none'],

  // x-frame-options.js; only a header can say who may frame the page.
  'x-frame-options': ({ headers }) => {
    if (/\bframe-ancestors /.test(headers.get('content-security-policy') ?? '')) return [5, 'by policy']
    return /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '')
      ? [0, 'by header']
      : [-20, 'none']
  },

  // cross-origin-resource-policy.js
  'cross-origin-resource-policy': ({ headers }) => {
    const policy = headers.get('cross-origin-resource-policy') ?? 'cross-origin'
    if (policy === 'cross-origin') return [0, 'open']
    return /^same-(origin|site)$/.test(policy) ? [10, policy] : [-5, 'unknown']
  },
}

const broad = /^((ftp|https?):(\/\/\*(\.\*)?)?|\*)$/
const insecure = /^(http|ftp):/

function policyResult(policy: Policy | undefined): Result {
  if (!policy) return [-25, 'none']
  const sources = (name: string) => [...(policy.get(name) ?? policy.get('default-src') ?? ['*'])]
  const hashed = (list: string[]) => list.some((source) => /^'(sha\d+|nonce)-/.test(source))
  const inline = (list: string[]) =>
    list.includes('data:') || (list.includes("'unsafe-inline'") && !hashed(list))
  const [scripts, styles, objects] = [sources('script-src'), sources('style-src'), sources('object-src')]
  const passive = ['img-src', 'media-src']
  const active = [...policy].filter(([name]) => !passive.includes(name)).flatMap(([, list]) => [...list])

  if (inline(scripts) || [...scripts, ...objects].some((source) => broad.test(source)))
    return [-20, 'unsafe scripts']
  if (active.some((source) => insecure.test(source))) return [-20, 'lets in HTTP']
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return [-10, 'unsafe-eval']
  if (passive.flatMap(sources).some((source) => insecure.test(source))) return [-10, 'pictures over HTTP']
  if (inline(styles) || styles.some((source) => broad.test(source))) return [0, 'unsafe styles']
  // Where forms may send is no question of the default.
  const forms = [...(policy.get('form-action') ?? ['*'])].join()
  const closed = sources('default-src').join() === "'none'" && /^'(none|self)'$/.test(forms)
  return closed ? [10, "default-src 'none'"] : [5, 'nothing unsafe']
}
