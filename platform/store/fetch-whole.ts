import { setTimeout as pause } from 'node:timers/promises'

type Waiting = {
  /** Milliseconds without a byte after which it fails: a slow download that moves is not dead. */
  silence: number
  end?: AbortSignal
  /** Is told how many milliseconds each part took. */
  moved?: (milliseconds: number) => void
}

/**
 * Fetches a whole answer. Follows no redirect: it may lead to another region, or to a sign-in page.
 *
 * @returns the answer, and its bytes or why they could not be read
 */
export async function fetchWhole(address: URL | Request, { silence, end, moved }: Waiting) {
  const own = new AbortController()
  const stop = () => own.abort()
  end?.addEventListener('abort', stop)
  if (end?.aborted) stop()
  let heard = performance.now()
  const answer = async () => {
    const response = await fetch(address, { redirect: 'manual', signal: own.signal })
    const parts: Uint8Array[] = []
    try {
      for await (const part of response.body ?? []) {
        const now = performance.now()
        moved?.(now - heard)
        heard = now
        parts.push(part)
      }
    } catch (error) {
      return { response, bytes: error instanceof Error ? error : new Error(String(error)) }
    }
    return { response, bytes: Buffer.concat(parts) }
  }
  // Use our own timer: fetch may lose its signal to garbage collection and then never settle.
  const givenUp = async () => {
    for (let left = silence; left > 0; left = heard + silence - performance.now())
      await pause(left, undefined, { signal: own.signal })
    throw new DOMException('No answer in time.', 'TimeoutError')
  }
  try {
    return await Promise.race([answer(), givenUp()])
  } finally {
    own.abort()
    end?.removeEventListener('abort', stop)
  }
}
