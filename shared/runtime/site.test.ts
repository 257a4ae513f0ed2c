import { siteConfig } from '@college/shared/contract/site-config'
import { sampleSite as sample } from '@college/shared/contract/testing/sample-site'
import { afterEach, expect, test, vi } from 'vitest'

const origins = { media: 'https://media.example.org' }

/** The runtime in a page after the shell has read its data; without a site, as in a build. */
async function runtimeFor(site?: object) {
  vi.resetModules()
  const runtime = await import('./site')
  if (site) runtime.setSite(siteConfig.parse(site))
  return runtime
}
afterEach(() => vi.resetModules())

const content = {
  text: 'Write to {short}, or {count} of us.',
  srcset: '/assets/media/a-480.avif 480w, /assets/media/a-960.avif 960w',
  other: ['/assets/about/b.jpg', '/library', 'Lies in /assets/media/ as a file'],
}

test('facts replace their tokens; templates’ own tokens stay', async () => {
  const { fill } = await runtimeFor(sample)
  expect(fill(content)).toEqual({ ...content, text: 'Write to Herbarium School, or {count} of us.' })
})

test('files of a section with its own origin are requested there, others beside the pages', async () => {
  const { fill } = await runtimeFor({ ...sample, origins })
  const { srcset, other } = fill(content)
  expect(srcset).toBe(
    'https://media.example.org/assets/media/a-480.avif 480w, https://media.example.org/assets/media/a-960.avif 960w',
  )
  expect(other).toEqual(content.other)
})

test('changes nothing while a package is built', async () => {
  const { fill } = await runtimeFor()
  expect(fill(content)).toEqual(content)
})

test.each([
  [{ media: 'http://media.example.org' }],
  [{ media: 'https://media.example.org/' }],
  [{ shell: 'https://shell.example.org' }],
  [{ 'mfe-media': 'https://media.example.org' }],
])('refuses the origins %j', (origins) => {
  expect(siteConfig.safeParse({ ...sample, origins }).success).toBe(false)
})
