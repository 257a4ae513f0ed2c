import type { PackageName } from '@college/shared/contract'
import type { LoadStatus } from './load-status'
import { report } from './report'
import { sectionTimeout } from './timeouts'

type Options<Value> = {
  section: PackageName
  status: LoadStatus
  load: () => Promise<Value>
  /** Fetches the files past every cache before a retry. Rejects when one is missing or altered. */
  refetch: () => Promise<void>
  /** Milliseconds before each automatic retry; the last one repeats. Without any, it waits for Retry or for a connection. */
  delays?: number[]
}

/**
 * Loads something of a section; never rejects. After a failure it retries when the delay is over, the visitor presses
 * Retry, or the browser comes online. Loading that takes long goes on, but Retry may replace it.
 */
export async function loadWithRetries<Value>(options: Options<Value>): Promise<Value> {
  const { section, status, load, refetch, delays = [] } = options
  for (let attempt = 0, pressed = false; ; attempt++) {
    const fail = () => status.setState({ status: attempt === 0 ? 'unavailable' : 'stillUnavailable' })
    const slow = setTimeout(fail, sectionTimeout)
    const retry = new Promise<true>((resolve) => status.setState({ retry: () => resolve(true) }))
    let refetched = false
    try {
      if (attempt > 0) await refetch()
      refetched = attempt > 0
      const loading = load()
      if (attempt === 0) loading.catch((error) => report('import', error, { section }))
      const value = await Promise.race([loading, retry.then(() => Promise.reject(new Error('Retry')))])
      if (status.getState().status !== 'ok') status.setState({ status: 'recovered' })
      return value
    } catch {
      // The files are there, but this document cannot load them: before Chromium 156 a failed import fails for the
      // document's life, and no browser runs code again that threw. Reload only for a visitor who pressed Retry.
      if (refetched && pressed) location.reload()
      fail()
      pressed = await Promise.race([retry, online(), delay(delays[attempt] ?? delays.at(-1))])
      status.setState({ status: 'retrying' })
    } finally {
      clearTimeout(slow)
    }
  }
}

const online = () =>
  new Promise<false>((resolve) => addEventListener('online', () => resolve(false), { once: true }))

const delay = (milliseconds: number | undefined) =>
  new Promise<false>((resolve) => {
    if (milliseconds !== undefined) setTimeout(resolve, milliseconds, false)
  })
