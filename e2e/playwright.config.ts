import { defineConfig } from '@playwright/test'
import { findBrowser } from './browser/find-browser'

const { executablePath, args } = await findBrowser()
const port = Number(process.env.E2E_PORT ?? 4273)
/** A site that runs already; without it the tests start their own. */
const running = process.env.E2E_URL

export default defineConfig({
  projects: [
    { name: 'site', testDir: 'tests' },
    // The same journeys in three engines, by drivers of their own.
    { name: 'journeys', testDir: 'journeys' },
    // Releases into a site of its own.
    { name: 'releases', testDir: 'releases', testMatch: '*.spec.ts' },
    // The composed files behind other servers, each on ports of its own.
    { name: 'servers', testDir: 'servers' },
    // Edits a source file and puts it back, so it comes when the others have ended.
    { name: 'development', testDir: 'dev', dependencies: ['site', 'journeys', 'releases', 'servers'] },
  ],
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A shared machine may stall a browser for seconds; what fails twice has failed.
  retries: process.env.CI ? 1 : 0,
  timeout: 30_000,
  reporter: [[process.env.CI ? 'list' : 'line'], ['./site/fault-table.ts'], ['./journeys/journey-table.ts']],
  use: {
    baseURL: running ?? `http://localhost:${port}`,
    launchOptions: { executablePath, args },
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
