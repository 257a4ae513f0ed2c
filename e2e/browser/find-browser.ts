import { type BrowserProgram, browserFlags, findBrowser as found } from '@college/platform/proof/find-browser'

/**
 * Finds a browser as the tool does, and last the Chromium that comes in the registry package @sparticuz/chromium (Linux),
 * which needs no download of its own.
 *
 * @param options.windowless prefers an installed headless shell to an installed browser
 */
export async function findBrowser(options?: { windowless?: boolean }): Promise<BrowserProgram> {
  const program = found(options)
  if (program) return program
  // Asked as on a bare server, the package also unpacks the libraries that a desktop would bring (NSS, fonts).
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x'
  const { default: packaged } = await import('@sparticuz/chromium')
  return {
    executablePath: await packaged.executablePath(),
    args: browserFlags(),
    from: '@sparticuz/chromium',
  }
}
