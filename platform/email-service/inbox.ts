import type { Answer, Submission } from './submission'

export type Received = Submission & {
  id: number
  /** ISO 8601. */
  time: string
  endpoint: string
  contentType: string
  origin: string | undefined
  /** Undefined while no answer has been given. */
  answer: Answer | undefined
  raw: Buffer
}

const kept = 100

let requests: Received[] = []
let count = 0

export function addRequest(request: Omit<Received, 'id' | 'time' | 'answer'>): Received {
  const received = { ...request, id: ++count, time: new Date().toISOString(), answer: undefined }
  requests = [received, ...requests].slice(0, kept)
  return received
}

/** All requests, by one sender or by everyone. */
export const requestsOf = (sender?: string | null) =>
  sender ? requests.filter(({ fields }) => fields.email === sender) : requests

/** Requests that would have become an e-mail. */
export const messagesOf = (sender: string | null) =>
  requestsOf(sender).filter(({ answer }) => answer?.status === 200)

/** The page that shows what arrived. */
export const inboxPage = (messages: Received[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5">
<title>Local inbox (${messages.length})</title>
<link rel="stylesheet" href="/inbox.css">
<h1>Local inbox</h1>
<p>What the forms of the site sent, newest first. Nothing leaves this machine; the last hundred are kept.</p>
${messages.map(message).join('\n') || '<p>Nothing has arrived yet.</p>'}
</html>`

const message = ({ id, time, keys, fields }: Received) => `<article>
<h2>${marked(fields.subject ?? 'No subject')}</h2>
<p><time>${marked(time)}</time> · ${marked(keys.template_id ?? '')} · <a href="/raw/${id}">as received</a></p>
<dl>
${Object.entries(fields)
  .map(([name, value]) => `<dt>${marked(name)}</dt><dd dir="auto">${marked(value)}</dd>`)
  .join('\n')}
</dl>
</article>`

const marked = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

export const inboxStyle = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 45rem; margin: 2rem auto; padding: 0 1rem }
article { margin-top: 1.5rem; padding: 1rem 1.5rem; border: 1px solid; border-radius: .5rem }
h2 { margin: 0; font-size: 1.125rem }
dl { display: grid; grid-template-columns: 6rem 1fr; gap: .25rem 1rem }
dt { opacity: .7 }
dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere }`
