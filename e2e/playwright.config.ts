import { defineConfig } from '@playwright/test'
import { findBrowser } from './browser/find-browser'
import { closedProxy } from './engines/engine'
import { atNight, nightTag } from './site/nightly'

const { executablePath, args, from } = await findBrowser({ windowless: true })
// The tool finds any other as well.
if (from === '@sparticuz/chromium') process.env.BROWSER_PATH = executablePath
const port = Number(process.env.E2E_PORT ?? 4273)
const emailPort = Number(process.env.EMAIL_PORT ?? 4174)
const seedOrigin = `http://localhost:${port}`
/** The repository's own site, or one that runs already. */
const liveOrigin = process.env.E2E_URL ?? `http://localhost:${port + 1}`

/** A project of tests of the seed, which know its words. */
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
  // What each night tries, and `npm run test:all`.
  ...(atNight ? {} : { grepInvert: new RegExp(nightTag) }),
  projects: [
    // First what goes one test after another: at the end it would keep one processor busy and leave the other idle.
    // The editor, in a copy of the repository with a history of its own.
    ofSeed('edit', { workers: 1, fullyParallel: false }),
    // Releases into a site of its own.
    ofSeed('releases'),
    // Development servers of such a site, whose source is edited.
    ofSeed('dev'),
    // Sections in another host, and another team's section in this one.
    ofSeed('interop'),
    // The composed files behind other servers, each on ports of its own.
    ofSeed('servers'),
    // What holds of any content: these know no word of it. Back takes a minute in one piece.
    { name: 'live', testDir: 'live', use: { baseURL: liveOrigin } },
    // The same journeys in three engines, by drivers of their own.
    ofSeed('journeys'),
    ofSeed('pages'),
  ],
  // Vitest's tests stand beside them.
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  fullyParallel: true,
  // More than processors: about a third of the time a browser waits for frames, timers and answers.
  workers: '150%',
  // A shared machine may stall a browser for seconds; what fails twice has failed.
  retries: process.env.CI ? 1 : 0,
  timeout: 30_000,
  // What failed comes last: long logs are cut at their beginning.
  reporter: [
    ['./site/fault-table.ts'],
    ['./journeys/journey-table.ts'],
    ['json', { outputFile: 'test-results/times.json' }],
    [process.env.CI ? 'list' : 'line'],
  ],
  use: {
    // By the network, not by a route of Playwright's: with one, the browser fetches every file anew for every page.
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
