/** Why the editor's server did not do what it was asked, in a sentence for whoever asked. */
export class Refused extends Error {}

/** Milliseconds until a request counts as unanswered. */
const usual = 20_000
const patience: Record<string, number> = {
  '/api/start': 180_000,
  '/api/save': 120_000,
  '/api/picture': 300_000,
}

/**
 * Asks the editor's server. A body that is a file goes as it is.
 *
 * @param expected what the answer must have to be one
 * @param keepalive whether the request goes on when the page is left
 * @throws Refused with the server's sentence, or with one that says what came in place of an answer
 */
export async function ask<Answer extends object>(
  path: string,
  expected: (keyof Answer & string)[],
  body?: unknown,
  keepalive = false,
): Promise<Answer> {
  const end = new AbortController()
  const most = patience[path.replace(/\?.*/, '')] ?? usual
  const timer = setTimeout(() => end.abort(), most)
  try {
    const response = await fetch(path, { ...posted(body), keepalive, redirect: 'manual', signal: end.signal })
    const answer = await answerOf(response)
    if (isObject(answer) && expected.every((key) => key in answer)) return answer as Answer
    throw new Refused('The editor’s server gave an answer that this page does not know; reload the page.')
  } catch (error) {
    if (error instanceof Refused) throw error
    throw new Refused(
      end.signal.aborted
        ? `The editor’s server has not answered for ${most / 1000} seconds.`
        : 'The editor’s server cannot be reached: it has ended, or the connection is broken.',
    )
  } finally {
    clearTimeout(timer)
  }
}

const posted = (body: unknown): RequestInit =>
  body === undefined
    ? {}
    : body instanceof Blob
      ? { method: 'POST', body }
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The JSON of a response. A proxy in front of the server answers with pages of its own. */
async function answerOf(response: Response): Promise<unknown> {
  const { status } = response
  const answer = parsed(await response.text())
  if (isObject(answer)) {
    if (response.ok) return answer
    if ('refusal' in answer) throw new Refused(String(answer.refusal))
  }
  if (status === 413) throw new Refused('This is larger than the server takes.')
  if (status >= 500) throw new Refused(`The editor’s server cannot answer now (${status}).`)
  throw new Refused('You are signed out, it seems: sign in again in another tab.')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Runs a release step, and hands over each line as it comes. Gives whether it succeeded. */
export async function follow(path: string, body: unknown, line: (words: string) => void): Promise<boolean> {
  const broken = () =>
    new Refused('The connection broke before the end: open the site to see whether it was done.')
  const response = await fetch(path, { ...posted(body), redirect: 'manual' }).catch(() => {
    throw broken()
  })
  if (!response.ok || !response.headers.get('content-type')?.startsWith('text/plain')) {
    await answerOf(response)
    throw broken()
  }
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let last = ''
  for (;;) {
    const read = await reader?.read().catch(() => undefined)
    if (!read || read.done) throw broken()
    const lines = (last + read.value).split('\n')
    last = lines.pop() ?? ''
    for (const words of lines) {
      if (words === 'done') return true
      if (words === 'refused') return false
      line(words)
    }
  }
}
