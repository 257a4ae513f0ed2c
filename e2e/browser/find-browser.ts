import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** A browser that tests can start, and the flags it needs. */
export type Browser = { executablePath: string; args: string[]; from: string }

/** Flags without which a headless start is slow in a closed network and logs errors of its own. */
const quiet = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Chromium without its windows, as Debian packages it: the same engine, at three fifths of the processor's time. */
const shell = 'chromium-headless-shell'

const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome']

const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Finds a browser: the path in `BROWSER_PATH`, Playwright's own, an installed Chrome or Chromium, and last the
 * Chromium that comes in the registry package @sparticuz/chromium (Linux), which needs no download of its own.
 *
 * @param options.windowless prefers an installed headless shell to an installed browser
 */
export async function findBrowser({ windowless = false } = {}): Promise<Browser> {
  const configured = process.env.BROWSER_PATH
  if (configured) {
    if (!existsSync(configured))
      throw new Error(`BROWSER_PATH: found '${configured}', expected a browser's program.`)
    return { executablePath: configured, args: flags(), from: 'BROWSER_PATH' }
  }
  const own = chromium.executablePath()
  if (existsSync(own)) return { executablePath: own, args: flags(), from: 'Playwright' }

  const folders = (process.env.PATH ?? '').split(delimiter)
  const installed = [
    ...[...(windowless ? [shell] : []), ...names].flatMap((name) =>
      folders.map((folder) => join(folder, name)),
    ),
    ...usualPlaces,
  ].find(existsSync)
  if (installed) return { executablePath: installed, args: flags(), from: 'installed' }

  // Asked as on a bare server, the package also unpacks the libraries that a desktop would bring (NSS, fonts).
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x'
  const { default: packaged } = await import('@sparticuz/chromium')
  return { executablePath: await packaged.executablePath(), args: flags(), from: '@sparticuz/chromium' }
}

/** Chromium's sandbox cannot be set up by root, as whom tests run in most containers. */
const flags = () => (process.getuid?.() === 0 ? [...quiet, '--no-sandbox'] : quiet)
