import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { findBrowser } from './find-browser'
import { startVisitors } from './visitors'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['lacks a library', 'echo "libnss3.so: cannot\topen" >&2; exit 127', 0o755, 'libnss3.so: cannot open'],
  ['ends without a word', 'exit 1', 0o755, 'Target page, context or browser has been closed'],
  ['is no program', '', 0o644, 'Failed to launch: Error: spawn \\S+ EACCES'],
])('a browser that %s is refused in one sentence', async (_, line, mode, reason) => {
  const program = join(mkdtempSync(join(tmpdir(), 'browser-')), 'chrome')
  writeFileSync(program, `#!/bin/sh\n${line}\n`, { mode })
  vi.stubEnv('BROWSER_PATH', program)
  await expect(startVisitors('/nowhere')).rejects.toThrow(
    new RegExp(`^\\S+/chrome: does not start \\(${reason}\\), expected [^\\n]+ --because "<why>"\\.$`),
  )
})

test.skipIf(!findBrowser({ windowless: true }))('a tab that ends is told in one sentence', async () => {
  const site = mkdtempSync(join(tmpdir(), 'site-'))
  writeFileSync(join(site, 'routes.json'), '{ "files": [] }')
  const { visit, leave } = await startVisitors(site)
  const crashed = visit(async (page) => {
    const session = await page.context().newCDPSession(page)
    session.send('Page.crash').catch(() => {})
    return page.locator('never').click()
  })
  const closed = visit(async (page) => {
    await page.close()
    return page.title()
  })
  const words = /^[^\n]*: found no answer in time, expected one; [^\n]+$/
  await Promise.all([crashed, closed].map((visited) => expect(visited).rejects.toThrow(words)))
  await leave()
  await expect(visit((page) => page.title())).rejects.toThrow(words)
})
