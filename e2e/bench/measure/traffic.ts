import type { CDPSession } from '@playwright/test'

/** One request of a page. */
type Sent = {
  url: string
  /** The browser's name for the type of request. */
  type: string
  /** In seconds of the browser's clock. */
  at: number
  /** Address of the initiator: a document, a style, a script. */
  by: string | undefined
  done: boolean
}

/** The requests of a page. */
export type Traffic = {
  requests: Map<string, Sent>
  /** Settles once no request has been in flight for `quiet` ms. */
  rest: (quiet: number) => Promise<void>
}

/** Records every request of a page from now on. */
export function listen(session: CDPSession): Traffic {
  const requests = new Map<string, Sent>()
  let last = Date.now()
  session.on('Network.requestWillBeSent', ({ requestId, request, type = '', timestamp, initiator }) => {
    last = Date.now()
    if (!request.url.startsWith('https://localhost')) return
    // A stack gives the exact call; a parser or an import statement gives only an address.
    const by =
      initiator.stack?.callFrames.find(({ url }) => url)?.url ?? parentOf(initiator.stack) ?? initiator.url
    requests.set(requestId, { url: request.url, type, at: timestamp, by, done: false })
  })
  const end = ({ requestId }: { requestId: string }) => {
    last = Date.now()
    const sent = requests.get(requestId)
    if (sent) sent.done = true
  }
  session.on('Network.loadingFinished', end)
  session.on('Network.loadingFailed', end)
  return {
    requests,
    async rest(quiet) {
      while (Date.now() - last < quiet || [...requests.values()].some(({ done }) => !done))
        await new Promise((resolve) => setTimeout(resolve, 50))
    },
  }
}

type Stack = { callFrames: { url: string }[]; parent?: Stack | undefined }
const parentOf = (stack: Stack | undefined): string | undefined =>
  stack?.parent && (stack.parent.callFrames.find(({ url }) => url)?.url ?? parentOf(stack.parent))

/**
 * The longest chain of dependent requests before the section was live: the document counts as one, and a
 * request as one more than its initiator. Pictures and fonts do not count. A file named early
 * (`modulepreload`) counts from there, because it was fetched then.
 *
 * @param until seconds of the browser's clock; later requests are ignored
 */
export function chainOf({ requests }: Traffic, until: number): number {
  const counted = [...requests.values()].filter(
    ({ type, at }) => at <= until && type !== 'Font' && type !== 'Image',
  )
  const byUrl = new Map(counted.map((sent) => [sent.url, sent]))
  const depth = (sent: Sent, seen: Set<string>): number => {
    const parent = sent.by && sent.by !== sent.url ? byUrl.get(sent.by) : undefined
    if (sent.type === 'Document') return 1
    if (!parent || seen.has(parent.url)) return 2
    return 1 + depth(parent, seen.add(sent.url))
  }
  return Math.max(...counted.map((sent) => depth(sent, new Set())))
}
