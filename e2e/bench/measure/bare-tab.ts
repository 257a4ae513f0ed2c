import type { Browser, CDPSession } from '@playwright/test'

/**
 * A tab driven without the protocol's `Runtime` domain, which the library enables for every page: for each
 * error created during evaluation, V8 then parses the script again to find the line. React creates some, which
 * cost 20 and 76 ms on a slow phone that visitors do not spend. The domain's events are not needed either.
 */
export type BareTab = {
  send: CDPSession['send']
  /** Runs a function in the page. Arguments and result are plain data. */
  run<Args extends unknown[], Result>(
    code: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>
  tap(x: number, y: number): Promise<void>
}

/** The tab's screen, and the scripts to run before everything else. */
type Options = { viewport: { width: number; height: number }; deviceScaleFactor: number; before: string[] }

/** Opens a tab with a fresh profile, and closes it after the visit. */
export async function visitBare<T>(
  browser: Browser,
  { viewport, deviceScaleFactor, before }: Options,
  visit: (tab: BareTab) => Promise<T>,
): Promise<T> {
  const session = await browser.newBrowserCDPSession()
  const { browserContextId } = await session.send('Target.createBrowserContext', {})
  try {
    const { targetId } = await session.send('Target.createTarget', { url: 'about:blank', browserContextId })
    const tab = tabOf(session, await session.send('Target.attachToTarget', { targetId }))
    await tab.send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile: true })
    await tab.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    await tab.send('Page.enable')
    for (const source of before) await tab.send('Page.addScriptToEvaluateOnNewDocument', { source })
    return await visit(tab)
  } finally {
    await session.send('Target.disposeBrowserContext', { browserContextId })
    await session.detach()
  }
}

/**
 * The source of a call that runs a function in the page. The compiler's helper `__name`, which exists only in
 * its own modules, is defined first.
 */
export const callOf = <Args extends unknown[]>(code: (...args: Args) => unknown, ...args: Args) =>
  `globalThis.__name = (target) => target; (${code})(${args.map((arg) => JSON.stringify(arg)).join(', ')})`

function tabOf(browser: CDPSession, { sessionId }: { sessionId: string }): BareTab {
  // biome-ignore lint/suspicious/noExplicitAny: what an answer holds depends on what was asked
  const waiting = new Map<number, { resolve(result: any): void; reject(reason: Error): void }>()
  browser.on('Target.receivedMessageFromTarget', (event) => {
    const { id, result, error } = JSON.parse(event.message)
    const asked = event.sessionId === sessionId ? waiting.get(id) : undefined
    if (error) asked?.reject(new Error(error.message))
    else asked?.resolve(result)
    waiting.delete(id)
  })
  let last = 0
  const send: CDPSession['send'] = (method, params) =>
    new Promise((resolve, reject) => {
      const id = ++last
      waiting.set(id, { resolve, reject })
      const message = JSON.stringify({ id, method, params })
      browser.send('Target.sendMessageToTarget', { sessionId, message }).catch(reject)
    })

  const run: BareTab['run'] = async (code, ...args) => {
    const expression = callOf(code, ...args)
    const answer = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.exception?.description ?? expression)
    return answer.result.value
  }
  return {
    send,
    run,
    async tap(x, y) {
      await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
      await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    },
  }
}
