import { setSite } from '@college/runtime'
import { sampleSite as facts } from '@college/shared/contract/testing/sample-site'
import { dropDraft } from '@college/shared/ui/draft'
import { click, control, find } from '@college/shared/ui/testing/mount'
import { act } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { TextField } from '../field'
import { MailForm } from '../mail-form'
import type { Kind } from '../phase'
import type { MailFormOptions } from '../use-mail-form'
import { rule } from '../validation'
import { service } from './sample-service'

export const email = {
  serviceId: 'mailbox',
  templates: { contact: 'message', application: 'application' },
  publicKey: 'key',
  apiOrigin: 'https://mail.example.org',
}

export const siteFacts = { ...facts, email }

/** What the browser believes of its connection, and whether the site answers. */
export const line = { online: true, answers: true }

export const alerts: string[] = []

/** Gives each test of a file a working site, an empty draft and a clock of its own. */
export function onWorkingSite() {
  beforeEach(() => {
    vi.useFakeTimers()
    for (const kind of ['contact', 'application'] as const) dropDraft(kind, sessionStorage)
    setSite(siteFacts)
    line.online = line.answers = true
    alerts.length = 0
    vi.stubGlobal('fetch', async () => {
      if (!line.answers) throw new TypeError('no line')
      return new Response()
    })
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => line.online)
    vi.stubGlobal('alert', (text: string) => alerts.push(text))
    vi.spyOn(console, 'error').mockImplementation(() => {})
    service.sendForm.mockResolvedValue({ status: 200, text: 'OK' })
  })
  afterEach(async () => {
    // End whatever a test has left pending, so that the next one may send.
    await pass(120_000)
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    service.sendForm.mockReset()
    service.init.mockReset()
  })
}

export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

export const field = (name: string) => find<HTMLInputElement>(document, `input[name=${name}]`)

export const type = (name: string, value: string) =>
  act(async () => {
    field(name).value = value
    field(name).dispatchEvent(new Event('input', { bubbles: true }))
  })

export const fillIn = async () => {
  await type('name', 'Asha Rao')
  await type('subject', 'A visit')
}

export const send = () => click(control(document, 'Hand over'))

export const said = (role: 'status' | 'alert') => find(document, `[role=${role}]`).textContent

export const drafted = (kind: Kind = 'contact') =>
  JSON.parse(sessionStorage.getItem(`draft:${kind}`) ?? 'null')

const tooLong = rule((value) => value.length < 30, 'Too long.')
const options: Omit<MailFormOptions, 'kind'> = {
  rules: {
    name: rule((value) => value !== '' && value.length < 30, 'Your name, please.'),
    subject: rule((value) => value !== '', 'A subject, please.'),
  },
  early: { name: tooLong },
}

export const form = (kind: Kind = 'contact', asked?: MailFormOptions['asked']) => (
  <MailForm
    kind={kind}
    key={kind}
    labelledBy="heading"
    button={{ label: 'Hand over', sending: 'Handing over' }}
    office="office@example.org"
    ownErrors
    asked={asked}
    {...options}
  >
    <TextField name="name" words={{ label: 'Who writes' }} autoComplete="name" />
    <TextField name="subject" words={{ label: 'About what' }} />
  </MailForm>
)
