import { type BrowserProgram, browserFlags, findBrowser as found } from '@college/platform/proof/find-browser'

/**
 * Finds a browser as the tool does, and as a last resort the Chromium in the registry package
 * @sparticuz/chromium (Linux), which needs no separate download.
 *
 * @param options.windowless prefers an installed headless shell to an installed browser
 */
export async function findBrowser(options?: { windowless?: boolean }): Promise<BrowserProgram> {
  const program = found(options)
  if (program) return program
  // With this variable the package also unpacks libraries that a bare server lacks (NSS, fonts).
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x'
  const { default: packaged } = await import('@sparticuz/chromium')
  return {
    executablePath: await packaged.executablePath(),
    args: browserFlags(),
    from: '@sparticuz/chromium',
  }
}
