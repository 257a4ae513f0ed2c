// @vitest-environment happy-dom
import { setSite } from '@college/runtime'
import { sampleSite } from '@college/shared/contract/testing/sample-site'
import { afterEach, expect, test, vi } from 'vitest'
import { deliver } from './delivery'

const email = {
  serviceId: 'mailbox',
  templates: { contact: 'message', application: 'application' },
  publicKey: 'key',
  apiOrigin: 'https://mail.example.org',
  limitRate: { throttle: 1_000 },
}

afterEach(() => {
  vi.unstubAllGlobals()
})

/** As where the visitor has blocked site data: even to look is forbidden. */
function block(name: 'localStorage' | 'sessionStorage') {
  const before = Object.getOwnPropertyDescriptor(globalThis, name) ?? {}
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get() {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  return () => Object.defineProperty(globalThis, name, before)
}

// One test for all, because it uses the library itself, whose modules run only once.
test('delivers a form even if the visitor has blocked site data', async () => {
  const unblock = [block('localStorage'), block('sessionStorage')]
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return new Response('OK')
  })
  setSite({ ...sampleSite, email })
  expect(await deliver('contact', document.createElement('form'))).toEqual({ delivered: true })
  expect(asked.at(-1)).toBe('https://mail.example.org/api/v1.0/email/send-form')
  for (const again of unblock) again()
})
