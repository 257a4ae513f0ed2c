import { defineConfig } from '@playwright/test'
import { findBrowser } from './browser/find-browser'
import { closedProxy } from './engines/engine'
import { atNight, nightTag } from './site/nightly'

const { executablePath, args, from } = await findBrowser({ windowless: true })
// The tool finds any other browser itself.
if (from === '@sparticuz/chromium') process.env.BROWSER_PATH = executablePath
const port = Number(process.env.E2E_PORT ?? 4273)
const emailPort = Number(process.env.EMAIL_PORT ?? 4174)
const seedOrigin = `http://localhost:${port}`
/** The repository's own site, or one already running. */
const liveOrigin = process.env.E2E_URL ?? `http://localhost:${port + 1}`

/** A project of tests of the seed, which use its words. */
const ofSeed = (name: string, further = {}) => ({
  name,
  testDir: `seed/${name}`,
  use: { baseURL: seedOrigin },
  ...further,
})

const server = (port: number, emailPort: number, command: string, cwd = '..') => ({
  command,
  cwd,
  env: { PORT: String(port), EMAIL_PORT: String(emailPort) },
  url: `http://localhost:${port}/`,
  timeout: 300_000,
  stdout: 'pipe' as const,
})

export default defineConfig({
  // Tests for each night only, and for `npm run test:all`.
  ...(atNight ? {} : { grepInvert: new RegExp(nightTag) }),
  projects: [
    // First the serial tests: at the end they would leave one processor idle.
    // The editor, in a copy of the repository with its own history.
    ofSeed('edit', { workers: 1, fullyParallel: false }),
    // Releases into a separate site.
    ofSeed('releases'),
    // Development servers of such a site, whose source is edited.
    ofSeed('dev'),
    // Sections in another host, and another team's section in this one.
    ofSeed('interop'),
    // The composed files behind other servers, each on separate ports.
    ofSeed('servers'),
    // Tests that hold for any content, and use none of its words. Back takes a minute on its own.
    { name: 'live', testDir: 'live', use: { baseURL: liveOrigin } },
    // The same journeys in three engines, with their own drivers.
    ofSeed('journeys'),
    ofSeed('pages'),
  ],
  // Vitest's tests are in the same folders.
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  fullyParallel: true,
  // More than processors: a browser waits for frames, timers and answers about a third of the time.
  workers: '150%',
  // A shared machine may stall a browser for seconds; a test that fails twice has failed.
  retries: process.env.CI ? 1 : 0,
  timeout: 30_000,
  // WebKit's driver needs six seconds to give up a script that was sent to a document being replaced.
  expect: { timeout: 10_000 },
  // Failures last: long logs are cut off at the beginning.
  reporter: [
    ['./site/fault-table.ts'],
    ['./journeys/journey-table.ts'],
    ['json', { outputFile: 'test-results/times.json' }],
    [process.env.CI ? 'list' : 'line'],
  ],
  use: {
    // Block by proxy, not by a Playwright route: with one, the browser refetches every file for every page.
    launchOptions: {
      executablePath,
      args: [...args, `--proxy-server=https=${closedProxy.host}:${closedProxy.port}`],
    },
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'no-preference' },
  },
  webServer: [
    server(port, emailPort, 'node --import tsx e2e/seed/start-seed.ts'),
    ...(process.env.E2E_URL ? [] : [server(port + 1, emailPort + 1, 'npm start', process.env.CHECKOUT)]),
  ],
})
