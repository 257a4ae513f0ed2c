/** What the editor's server refuses, in its words. */
export class Refused extends Error {}

const posted = (body: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/**
 * Asks the editor's server.
 *
 * @param keepalive whether the request goes on when the page is left
 * @throws Refused with the server's sentence
 */
export async function ask<Answer>(path: string, body?: unknown, keepalive = false): Promise<Answer> {
  const response = await fetch(path, body === undefined ? {} : { ...posted(body), keepalive }).catch(
    () => undefined,
  )
  if (!response) throw new Refused('The editor has ended: run npm run edit again. What you typed is kept.')
  return answerOf(response)
}

/** Hands a file over. */
export const upload = async <Answer>(path: string, file: Blob): Promise<Answer> =>
  answerOf(await fetch(path, { method: 'POST', body: file }))

async function answerOf<Answer>(response: Response): Promise<Answer> {
  const answer: unknown = await response.json()
  if (response.ok) return answer as Answer
  const refusal = answer && typeof answer === 'object' && 'refusal' in answer ? String(answer.refusal) : ''
  throw new Refused(refusal || `The editor's server answered ${response.status}.`)
}

/** Runs a release step, and hands over each line as it comes. Gives whether it succeeded. */
export async function follow(path: string, body: unknown, line: (words: string) => void): Promise<boolean> {
  const response = await fetch(path, posted(body))
  if (!response.ok || !response.body) await answerOf(response)
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let last = ''
  for (;;) {
    const { done, value = '' } = (await reader?.read()) ?? { done: true }
    const lines = (last + value).split('\n')
    last = lines.pop() ?? ''
    for (const words of lines) {
      if (words === 'done') return true
      if (words === 'refused') return false
      line(words)
    }
    if (done) return false
  }
}
