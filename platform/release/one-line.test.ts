import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readHead, refuseUnknownChannels } from '../store/log'
import { readSite } from '../store/read-site'
import { s3Driver } from '../store/s3'
import { readSeal, sealKey } from '../store/seal'
import { s3InMemory } from '../testing/s3-in-memory'
import { newWords, tinySite } from '../testing/tiny-site'
import { putLive } from './put-live'

const service = await s3InMemory()
const said = 'said\nby\r\n\u001b[31mothers'

type Site = Awaited<ReturnType<typeof tinySite>>
const sayings: [who: string, refused: (site: Site) => unknown][] = [
  [
    'a page',
    ({ store, release }) =>
      putLive(store, { media: release('media', 'v2', { ...newWords, '/life': { error: said } }) }),
  ],
  [
    'a bucket',
    () => {
      service.instead = () => ({ status: 403, bytes: `<Error><Code>${said}</Code></Error>` })
      return s3Driver('s3://college/site').read('channels/1')
    },
  ],
  [
    'a busy bucket',
    () => {
      service.instead = () => ({ status: 503, bytes: `<Error><Code>${said}</Code></Error>` })
      return s3Driver('s3://college/site').read('channels/1')
    },
  ],
  [
    'a list',
    () => {
      service.instead = () => ({
        status: 200,
        bytes:
          '<ListBucketResult><Contents><Key>a\nb</Key><Size>1</Size><LastModified>2026-01-01</LastModified></Contents></ListBucketResult>',
      })
      return s3Driver('s3://college/site').list('channels/')
    },
  ],
  [
    'a file’s name in the history',
    ({ store }) => {
      writeFileSync(join(store.channels, `production/${said}`), '')
      writeFileSync(join(store.channels, 'production/000 \n'), '')
      return readHead(store.driver, 'production')
    },
  ],
  [
    'a file’s name beside the history',
    ({ store }) => {
      writeFileSync(join(store.channels, said), '')
      return refuseUnknownChannels(store.driver)
    },
  ],
  [
    'a field’s name',
    ({ store }) => {
      writeFileSync(
        join(store.local.place, sealKey('media', 'v1')),
        JSON.stringify({ [said]: '', files: { [said]: '' } }),
      )
      return readSeal(store.driver, 'media', 'v1')
    },
  ],
  [
    'the site configuration',
    ({ store }) => {
      appendFileSync(store.site, `\n${JSON.stringify(said)}: x\n`)
      return readSite(store.site)
    },
  ],
]

test.each(sayings)('what %s says does not break our sentence', async (_, refused) => {
  const site = await tinySite()
  const refusal = await (async () => refused(site))().then(String, ({ message }) => message)
  service.instead = () => undefined
  expect(refusal).toMatch(/^[^\p{Cc}]+$/u)
})
