import { defineConfig } from '@playwright/test'
import { findBrowser } from './browser/find-browser'
import { closedProxy } from './engines/engine'

const { executablePath, args } = await findBrowser({ windowless: true })
const port = Number(process.env.E2E_PORT ?? 4273)
/** A site that runs already; without it the tests start their own. */
const running = process.env.E2E_URL

export default defineConfig({
  projects: [
    // The same journeys in three engines, by drivers of their own. First, because Back takes minutes: at the end it
    // would keep one processor busy and leave the others idle.
    { name: 'journeys', testDir: 'journeys' },
    { name: 'site', testDir: 'tests' },
    // Sections in another host, and another team's section in this one.
    { name: 'interop', testDir: 'interop' },
    // Releases into a site of its own.
    { name: 'releases', testDir: 'releases', testMatch: '*.spec.ts' },
    // The composed files behind other servers, each on ports of its own.
    { name: 'servers', testDir: 'servers' },
    // The editor, in a copy of the repository with a history of its own: one editor, one test after another.
    { name: 'edit', testDir: 'edit', workers: 1, fullyParallel: false },
    // Edits a source file and puts it back, so it comes when the others have ended.
    {
      name: 'development',
      testDir: 'dev',
      dependencies: ['site', 'journeys', 'interop', 'releases', 'servers', 'edit'],
    },
  ],
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  fullyParallel: true,
  // More than processors: about a third of the time a browser waits for frames, timers and answers.
  workers: '150%',
  // A shared machine may stall a browser for seconds; what fails twice has failed.
  retries: process.env.CI ? 1 : 0,
  timeout: 30_000,
  // What failed comes last: long logs are cut at their beginning.
  reporter: [['./site/fault-table.ts'], ['./journeys/journey-table.ts'], [process.env.CI ? 'list' : 'line']],
  use: {
    baseURL: running ?? `http://localhost:${port}`,
    // By the network, not by a route of Playwright's: with one, the browser fetches every file anew for every page.
    launchOptions: {
      executablePath,
      args: [...args, `--proxy-server=https=${closedProxy.host}:${closedProxy.port}`],
    },
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'no-preference' },
  },
  ...(running
    ? {}
    : {
        webServer: {
          command: 'npm start',
          cwd: '..',
          env: { PORT: String(port) },
          url: `http://localhost:${port}/`,
          timeout: 300_000,
          stdout: 'pipe' as const,
        },
      }),
})
