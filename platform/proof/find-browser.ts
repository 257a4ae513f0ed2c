import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'
import { setting } from '../store/settings'
import { Refusal } from '../store/site-store'

export type BrowserProgram = { executablePath: string; args: string[]; from: string }

/** Without these flags a headless start is slow in a closed network and logs errors of its own. */
const quiet = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Root, as whom most containers run, cannot set up Chromium's sandbox. */
export const browserFlags = () => (process.getuid?.() === 0 ? [...quiet, '--no-sandbox'] : quiet)

/** Debian's windowless Chromium: the same engine, for 60 % of the CPU time. */
const shell = 'chromium-headless-shell'

const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome']

const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Finds a browser: the path in `BROWSER_PATH`, Playwright's own, or an installed Chrome or Chromium.
 *
 * @param options.windowless prefers an installed headless shell to an installed browser
 * @throws Refusal when `BROWSER_PATH` names no program
 */
export function findBrowser({ windowless = false } = {}): BrowserProgram | undefined {
  const args = browserFlags()
  const configured = setting('BROWSER_PATH')
  if (configured) {
    if (!existsSync(configured))
      throw new Refusal(`BROWSER_PATH: found '${configured}', expected a browser's program.`)
    return { executablePath: configured, args, from: 'BROWSER_PATH' }
  }
  const own = chromium.executablePath()
  if (existsSync(own)) return { executablePath: own, args, from: 'Playwright' }

  const folders = (process.env.PATH ?? '').split(delimiter)
  const installed = [
    ...[...(windowless ? [shell] : []), ...names].flatMap((name) =>
      folders.map((folder) => join(folder, name)),
    ),
    ...usualPlaces,
  ].find(existsSync)
  return installed ? { executablePath: installed, args, from: 'installed' } : undefined
}
