import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { commandLine } from '../testing/command-line'
import { tinySite } from '../testing/tiny-site'

let site: Awaited<ReturnType<typeof tinySite>>
beforeEach(async () => {
  site = await tinySite()
})

/** Expects a command line to be refused with these words, and what is live to stay. */
async function expectRefusal(line: string[], words: RegExp, env?: Record<string, string>) {
  const before = site.served()
  const { status, output } = await commandLine(site.store, line, env)
  expect([status, output]).toEqual([1, expect.stringMatching(words)])
  expect(site.served()).toEqual(before)
}

test.each([['compose'], ['rollback', 'media']])(
  '%s refuses a purge that no delivery would run',
  async (...line) => {
    const words = /^SITE_PURGE: found a command and no target in SITE_DELIVER, expected [^\n]+\n$/
    for (const none of [{}, { SITE_DELIVER: ' ' }])
      await expectRefusal(line, words, { SITE_PURGE: 'cat', ...none })
  },
)

test('neither the line end of a script made on Windows nor another sign for the terminal hides a sentence', async () => {
  for (const [sign, shown] of [
    ['\r', '\\r'],
    ['\x9b', '\\x9B'],
  ] as const) {
    const words = `^found the command 'history\\${shown}', expected 'history', \\P{Cc}+\\n$`
    await expectRefusal([`history${sign}`], new RegExp(words, 'u'))
  }
  for (const SITE_STORE of ['/srv/college\r', 's3://college/site\r'])
    await expectRefusal(['history'], /^SITE_STORE: found '[\w:/]+\\r', expected \P{Cc}+\n$/u, { SITE_STORE })
})

test('refuses a store inside the public site: releases hold source maps and server builds', async () => {
  const words = /^SITE_STORE: found a composed site in \S+\/public, expected [^\n]+\n$/
  for (const folder of [site.store.public, join(site.store.public, 'assets')])
    await expectRefusal(['history'], words, { SITE_STORE: folder })
})

test('a folder inside a store is not taken for an empty store', async () => {
  const words = /^SITE_STORE: found a folder of the store \S+, expected the store itself[^\n]+\n$/
  const { channels, releases } = site.store
  for (const folder of [channels, releases, join(channels, 'production')])
    await expectRefusal(['history'], words, { SITE_STORE: folder })
})

test.each([
  [
    ['nginx', '--root', '/srv/$site'],
    /^--root: found '\/srv\/\$site', expected a path without '\$'[^\n]+\n$/,
  ],
  [['history', '--last', '1000000000000'], /expected a whole number from 1 to 999999999\.\n$/],
  [['new-page', 'media', 'index'], /^found the page name 'index'[^\n]+\n$/],
])('refuses %j in a sentence', (line, words) => expectRefusal(line, words))
