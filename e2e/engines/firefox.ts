import { join } from 'node:path'
import puppeteer from 'puppeteer-core'
import { closedProxy, type Engine } from './engine'
import { installed } from './installed'
import { programOf } from './puppeteer-session'

const program = () => installed('firefox-esr') ?? installed('firefox')

/** The installed Firefox, over WebDriver BiDi, which needs no separate driver. */
export const firefox: Engine = {
  name: 'firefox',
  missing: () => (program() ? undefined : 'firefox-esr'),
  start: async ({ reducedMotion } = {}) => {
    process.env.ENDS_WITH_PARENT = program()
    return programOf(
      await puppeteer.launch({
        browser: 'firefox',
        executablePath: join(import.meta.dirname, 'ends-with-parent.sh'),
        handleSIGINT: false,
        defaultViewport: null,
        // Network events would take a third of Firefox's time; the front server sees every answer.
        networkEnabled: false,
        extraPrefsFirefox: {
          'app.update.auto': false,
          'network.proxy.type': 1,
          'network.proxy.ssl': closedProxy.host,
          'network.proxy.ssl_port': closedProxy.port,
          'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
        },
      }),
    )
  },
}
