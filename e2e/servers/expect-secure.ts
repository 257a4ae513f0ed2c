import { expect } from '@playwright/test'

/**
 * Expects the headers, the document's policy and the scripts' integrity that the HTTP Observatory grades A+.
 * Its scanner is no dependency: installing it downloads certificates, and scanning needs a public host.
 */
export function expectSecure(path: string, headers: Headers, html: string) {
  expect(Object.fromEntries(headers), path).toMatchObject({
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "frame-ancestors 'none'",
    'integrity-policy-report-only': 'blocked-destinations=(script)',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(headers.has('set-cookie'), path).toBe(false)
  const [, policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? []
  expect(policy, path).toMatch(/^default-src 'none'; .*; form-action 'self';/)
  expect(policy, path).not.toMatch(/'unsafe-|data:|http:|\*/)
  expect(html, path).not.toMatch(/<script (?![^>]*integrity="sha)[^>]*src=/)
}
