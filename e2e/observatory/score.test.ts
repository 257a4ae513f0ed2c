import { expect, test } from 'vitest'
import { score } from './score'

const exemplary = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
}
const policy = "default-src 'none'; script-src 'self' 'sha256-x'; form-action 'self'"

const scan = ({
  headers = {},
  csp = policy,
  script = 'src="/a.js" integrity="sha256-x"',
  plain,
}: Partial<{
  headers: Record<string, string>
  csp: string
  script: string
  plain: { status: number; location: string | null }
}> = {}) =>
  score({
    url: 'https://site.example/',
    headers: new Headers({ ...exemplary, ...headers }),
    html: `<meta http-equiv="Content-Security-Policy" content="${csp}"><script ${script}></script>`,
    plain,
  }).score

test('an exemplary answer gets 135, an answer with nothing 30', () => {
  expect(scan()).toBe(135)
  expect(score({ url: 'https://site.example/', headers: new Headers(), html: '' }).score).toBe(30)
})

test.each([
  ['a policy with unsafe scripts', { csp: "default-src 'none'; script-src 'unsafe-inline'" }, 80],
  ['a policy that lets in HTTP', { csp: `${policy}; connect-src http://localhost:4174` }, 80],
  ['a policy with another default', { csp: "default-src 'self'; form-action 'self'" }, 130],
  ['a policy that lets forms go anywhere', { csp: "default-src 'none'; script-src 'self'" }, 130],
  [
    'who may frame it said in the document only',
    { headers: { 'content-security-policy': "img-src 'self'" }, csp: `${policy}; frame-ancestors 'none'` },
    80,
  ],
  ['a short HSTS', { headers: { 'strict-transport-security': 'max-age=60' } }, 125],
  ['a script without integrity', { script: 'src="/a.js"' }, 130],
  ['a script of others without integrity', { script: 'src="https://cdn.example/a.js"' }, 125],
  ['no redirection from HTTP', { plain: { status: 200, location: null } }, 80],
  ['open resources', { headers: { 'cross-origin-resource-policy': 'cross-origin' } }, 125],
])('%s costs its points', (_, changes, expected) => {
  expect(scan(changes)).toBe(expected)
})
