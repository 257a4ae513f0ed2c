import type { ReleaseStep } from '../../protocol/protocol'
import type { Answers, Body, RequestName } from '../../protocol/requests'

/** Why the editor's server did not do what was asked, as a message for the user. */
export class Refused extends Error {}

/** A refusal by a server that works: other requests may succeed. */
export class Declined extends Refused {}

/** Milliseconds until a request counts as unanswered. */
const usual = 20_000
const patience: Record<string, number> = { start: 180_000, save: 120_000, picture: 300_000 }

/** Sends a request to the editor's server; with `keepalive` it outlives the page. */
export const ask = <Name extends RequestName>(
  name: Name,
  body: Body<Name>,
  keepalive = false,
): Promise<Answers[Name]> => post(name, body, keepalive)

/** Uploads a photograph into a folder of pictures. Returns the path it was given. */
export const upload = (folder: string, name: string, image: Blob): Promise<string> =>
  post(`picture?${new URLSearchParams({ folder, name })}`, image)

async function post<Answer>(name: string, body: unknown, keepalive = false): Promise<Answer> {
  const end = new AbortController()
  const most = patience[name.replace(/\?.*/, '')] ?? usual
  const timer = setTimeout(() => end.abort(), most)
  try {
    const response = await fetch(`/api/${name}`, { ...posted(body), keepalive, signal: end.signal })
    const said = await answerOf(response)
    if ('answer' in said) return said.answer as Answer
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

const posted = (body: unknown): RequestInit => ({
  method: 'POST',
  redirect: 'manual',
  ...(body instanceof Blob
    ? { body }
    : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
})

/** The JSON of a response. A proxy in front of the server may answer with its own pages. */
async function answerOf(response: Response): Promise<object> {
  const { status } = response
  const said: unknown = await response.json().catch(() => undefined)
  if (typeof said === 'object' && said !== null) {
    if (response.ok) return said
    if ('refusal' in said) throw new Declined(String(said.refusal))
  }
  if (status === 413) throw new Declined('This is larger than the server takes.')
  if (status >= 500) throw new Refused(`The editor’s server cannot answer now (${status}).`)
  throw new Refused('You are signed out, it seems: sign in again in another tab.')
}

/** Runs a release step and passes on each line as it arrives. Returns whether it succeeded. */
export async function follow(
  body: { section: string; step: ReleaseStep; release?: string | undefined },
  line: (words: string) => void,
) {
  const broken = () =>
    new Refused('The connection broke before the end: open the site to see whether it was done.')
  const response = await fetch('/api/release', posted(body)).catch(() => {
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
