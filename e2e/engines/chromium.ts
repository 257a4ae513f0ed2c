import puppeteer from 'puppeteer-core'
import { findBrowser } from '../browser/find-browser'
import { closedProxy, type Engine } from './engine'
import { programOf } from './puppeteer-session'

/** The browser of the whole suite, driven by Puppeteer like Firefox, so that journeys differ only by engine. */
export const chromium: Engine = {
  name: 'chromium',
  // The suite does not start without it.
  missing: () => undefined,
  start: async ({ reducedMotion } = {}) => {
    const { executablePath, args } = await findBrowser()
    return programOf(
      await puppeteer.launch({
        executablePath,
        args: [
          ...args,
          `--proxy-server=https=${closedProxy.host}:${closedProxy.port}`,
          ...(reducedMotion ? ['--force-prefers-reduced-motion'] : []),
        ],
        // A pipe closes with this process, and the browser with the pipe.
        pipe: true,
        handleSIGINT: false,
        defaultViewport: null,
      }),
    )
  },
}
