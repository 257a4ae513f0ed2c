import { setTimeout as pause } from 'node:timers/promises'
import { test as base, expect } from '@playwright/test'
import type { Engine, Program, StartOptions } from '../engines/engine'
import { engines } from '../engines/engines'
import { firefox } from '../engines/firefox'
import { webkit } from '../engines/webkit'
import { nightly } from '../site/nightly'
import { skipWithout } from '../site/skip-without'
import { weatheredSite } from '../site/weathered-site'
import { Visitor } from './visitor'
import { watcher } from './watcher'

type Programs = (engine: Engine, options: StartOptions) => Promise<Program>

const test = base.extend<object, { programs: Programs }>({
  /** Running browsers, each started on first use. */
  programs: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters' names.
    async ({}, use) => {
      const running = new Map<string, Promise<Program>>()
      await use((engine, options) => {
        const key = engine.name + JSON.stringify(options)
        const program = running.get(key) ?? engine.start(options)
        running.set(key, program)
        return program
      })
      for (const program of running.values()) await (await program.catch(() => undefined))?.close()
    },
    { scope: 'worker' },
  ],
})

type Options = StartOptions & {
  width?: number
  height?: number
  timeout?: number
  engines?: Engine[]
  /** The engines that run it with every change. */
  withEveryChange?: Engine[]
}

/**
 * A journey through the site, as a separate test for each engine: all engines each night, and one with every
 * change. That one is Firefox or WebKit, half of the journeys each, because Chromium runs the tests of pages.
 */
export function journey(
  name: string,
  travel: (visitor: Visitor, engine: Engine) => Promise<void>,
  {
    width = 1280,
    height = 900,
    timeout = 120_000,
    engines: among = engines,
    withEveryChange = [name.length % 2 ? firefox : webkit],
    ...start
  }: Options = {},
) {
  for (const engine of among)
    test(
      `${name}: ${engine.name}`,
      nightly(!withEveryChange.includes(engine)),
      async ({ baseURL, programs }, info) => {
        const missing = engine.missing()
        skipWithout(missing && `${missing} is not installed.`)
        test.setTimeout(timeout)
        const program = await programs(engine, start)
        const site = await weatheredSite(baseURL ?? '')
        site.scripts.set('/watcher.js', `(${watcher})(${engine.deaf === true})`)
        const session = await program.open()
        await session.resize(width, height)
        const visitor = new Visitor(session, site)
        try {
          await travel(visitor, engine)
        } catch (error) {
          const picture = await Promise.race([session.screenshot(), pause(5_000)]).catch(() => undefined)
          if (picture) await info.attach('window', { body: Buffer.from(picture), contentType: 'image/png' })
          if (visitor.said().length) await info.attach('console', { body: visitor.said().join('\n') })
          throw error
        } finally {
          // A session that no longer answers ends with its program.
          await Promise.race([session.close().catch(() => {}), pause(10_000)])
          site.close()
        }
      },
    )
}

export { expect, test }
