// @vitest-environment happy-dom
import { setSite } from '@college/runtime'
import { sampleSite as facts } from '@college/shared/contract/testing/sample-site'
import { dropDraft } from '@college/shared/ui/draft'
import { click, control, find, mount } from '@college/shared/ui/testing/mount'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { TextField } from './field'
import { MailForm } from './mail-form'
import type { Kind } from './phase'
import { sampleMessages as messages } from './testing/sample-messages'
import type { MailFormOptions } from './use-mail-form'
import { rule } from './validation'

const service = vi.hoisted(() => ({ init: vi.fn(), sendForm: vi.fn() }))
vi.mock('@emailjs/browser', () => service)
vi.mock('../../content/form-messages.yaml', async () => ({
  default: (await import('./testing/sample-messages')).sampleMessages,
}))

const email = {
  serviceId: 'mailbox',
  templates: { contact: 'message', application: 'application' },
  publicKey: 'key',
  apiOrigin: 'https://mail.example.org',
}

const tooLong = rule((value) => value.length < 30, 'Too long.')
const options: Omit<MailFormOptions, 'kind'> = {
  rules: {
    name: rule((value) => value !== '' && value.length < 30, 'Your name, please.'),
    subject: rule((value) => value !== '', 'A subject, please.'),
  },
  early: { name: tooLong },
}

/** What the browser believes of its connection, and whether the site answers. */
let online: boolean
let answers: boolean
let alerts: string[]

beforeEach(() => {
  vi.useFakeTimers()
  for (const kind of ['contact', 'application'] as const) dropDraft(kind, sessionStorage)
  setSite({ ...facts, email })
  online = true
  answers = true
  alerts = []
  vi.stubGlobal('fetch', async () => {
    if (!answers) throw new TypeError('no line')
    return new Response()
  })
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online)
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

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

const field = (name: string) => find<HTMLInputElement>(document, `input[name=${name}]`)
const type = (name: string, value: string) =>
  act(async () => {
    field(name).value = value
    field(name).dispatchEvent(new Event('input', { bubbles: true }))
  })
const fillIn = async () => {
  await type('name', 'Asha Rao')
  await type('subject', 'A visit')
}
const turnTo = (name: string) => act(async () => field(name).focus())
const send = () => click(control(document, 'Hand over'))
const said = (role: 'status' | 'alert') => find(document, `[role=${role}]`).textContent
const drafted = (kind: Kind = 'contact') => JSON.parse(sessionStorage.getItem(`draft:${kind}`) ?? 'null')

const form = (kind: Kind = 'contact', asked?: MailFormOptions['asked']) => (
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

test('a message is sent once, and the form is cleared and says so', async () => {
  await mount(form())
  await fillIn()
  expect(drafted()).toEqual({ values: { name: 'Asha Rao', subject: 'A visit' } })
  await send()
  expect(said('status')).toBe(messages.progress.sending)
  await act(async () => find<HTMLFormElement>(document, 'form').requestSubmit())
  await pass(1_999)
  expect(service.sendForm, 'nobody writes that fast').not.toHaveBeenCalled()
  await pass(1)
  expect(service.sendForm).toHaveBeenCalledTimes(1)
  await pass(1)
  expect(said('status')).toBe(messages.outcomes.contact.success)
  expect(alerts).toEqual([messages.outcomes.contact.success])
  expect([field('name').value, field('subject').value, drafted()]).toEqual(['', '', null])
})

test('a visitor who took their time need not wait', async () => {
  await mount(form())
  await turnTo('name')
  await fillIn()
  await pass(5_000)
  await turnTo('subject')
  await send()
  await pass(1)
  expect(service.sendForm).toHaveBeenCalledTimes(1)
})

test.each([
  ['contact', 'message'],
  ['application', 'application'],
] as const)('the %s form is sent to the site’s service with its own template', async (kind, template) => {
  const blockList = { watchVariable: 'name', list: ['Robot'] }
  setSite({ ...facts, email: { ...email, limitRate: { throttle: 1000 }, blockHeadless: true, blockList } })
  await mount(form(kind))
  await fillIn()
  await send()
  await pass(2_001)
  expect(service.init).toHaveBeenCalledWith({}, 'https://mail.example.org')
  expect(service.sendForm).toHaveBeenCalledWith('mailbox', template, expect.any(HTMLFormElement), {
    publicKey: 'key',
    blockHeadless: true,
    blockList,
    limitRate: { id: `sent:${kind}`, throttle: 1000 },
    storageProvider: expect.anything(),
  })
})

test('checks that the site does not configure are not passed to the service', async () => {
  await mount(form())
  await fillIn()
  await send()
  await pass(2_001)
  expect(service.sendForm.mock.calls[0]?.[3]).toEqual({
    publicKey: 'key',
    blockHeadless: false,
    storageProvider: expect.anything(),
  })
})

test('the honeypot is in no payload, and filling it in prevents sending', async () => {
  await mount(form())
  const payloads: FormData[] = []
  service.sendForm.mockImplementation(async (_service, _template, sent: HTMLFormElement) => {
    const formData = new FormData(sent)
    sent.dispatchEvent(Object.assign(new Event('formdata'), { formData }))
    payloads.push(formData)
  })
  await fillIn()
  await send()
  await pass(2_001)
  expect(payloads.map((payload) => [...payload.keys()])).toEqual([['name', 'subject']])
  const later = new FormData()
  later.set('website', '')
  const sent = find<HTMLFormElement>(document, 'form')
  sent.dispatchEvent(Object.assign(new Event('formdata'), { formData: later }))
  expect([...later.keys()], 'once it is sent, the form is as it was').toEqual(['website'])
  await fillIn()
  field('website').value = 'https://spam.example.org'
  await send()
  await pass(2_001)
  expect(payloads).toHaveLength(1)
  expect(said('alert')).toContain(messages.outcomes.contact.failure)
  expect(console.error).toHaveBeenCalledWith(
    'The message was not sent: status 403, the field for robots was filled in',
  )
})

test('errors are shown at their fields, the first gets the focus, and nothing is sent', async () => {
  await mount(form())
  await type('name', ' ')
  await send()
  expect(said('status')).toBe('Wrong fields: 2.')
  expect(document.activeElement).toBe(field('name'))
  const error = find(document, `#${field('name').getAttribute('aria-describedby')}`)
  expect(error.textContent).toBe('Your name, please.')
  await type('name', 'Asha Rao')
  expect(field('name').getAttribute('aria-invalid')).toBeNull()
  expect(field('subject').getAttribute('aria-invalid')).toBe('true')
  expect(said('status')).toBe('')
  await send()
  expect(document.activeElement).toBe(field('subject'))
  await pass(10_000)
  expect(service.sendForm).not.toHaveBeenCalled()
  expect(alerts).toEqual([])
})

test('a text that is too long is reported while typing, other errors are not', async () => {
  await mount(form())
  await type('name', 'a'.repeat(31))
  expect(field('name').getAttribute('aria-invalid')).toBe('true')
  expect(field('subject').getAttribute('aria-invalid')).toBeNull()
})

test('a failed message stays in the form, with alternatives; the next attempt may succeed', async () => {
  service.sendForm.mockRejectedValueOnce({ status: 500, text: 'Oops' })
  await mount(form())
  await fillIn()
  await send()
  await pass(2_001)
  expect(said('alert')).toContain(messages.outcomes.contact.failure)
  expect(alerts).toEqual([messages.outcomes.contact.failure])
  expect(console.error).toHaveBeenCalledWith('The message was not sent: status 500, Oops')
  expect(field('name').value).toBe('Asha Rao')
  expect(drafted()).not.toBeNull()
  const [phone, mail] = [...document.querySelectorAll<HTMLAnchorElement>('li a')]
  expect(phone?.href).toBe('tel:+001111122222')
  expect(decodeURIComponent(mail?.href ?? '')).toContain(
    'mailto:office@example.org?subject=A visit&body=Asha Rao',
  )
  await type('name', 'Asha R')
  expect(said('alert'), 'the way out stays while one types').not.toBe('')
  await send()
  await pass(2_001)
  expect(said('status')).toBe(messages.outcomes.contact.success)
})

test('waits for a slow service, then gives up; a late success is still reported', async () => {
  let answer = (_: unknown) => {}
  service.sendForm.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  await mount(form())
  await fillIn()
  await send()
  await pass(4_999)
  expect(said('status')).toBe(messages.progress.sending)
  expect(control(document, 'Handing over').getAttribute('aria-disabled')).toBe('true')
  await pass(1)
  expect(said('status')).toBe(messages.progress.slow)
  await pass(12_001)
  expect(said('alert')).toContain('No news for 15 s.')
  expect(console.error).toHaveBeenCalledWith(
    'The message was not sent: status 408, no answer within 15000 ms',
  )
  expect(alerts).toEqual([messages.outcomes.contact.failure])
  answer({})
  await pass(1)
  expect(said('status')).toBe(messages.outcomes.contact.success)
  expect(alerts).toEqual([messages.outcomes.contact.failure, messages.outcomes.contact.success])
  expect([field('name').value, drafted()]).toEqual(['', null])
})

/** A message whose answer the test triggers, long after the visitor has been told of a failure. */
async function sendInDoubt() {
  let answer = (_: unknown) => {}
  service.sendForm.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  await mount(form())
  await fillIn()
  await send()
  await pass(17_001)
  return async () => {
    answer({})
    await pass(1)
  }
}

test('a message that timed out stays in doubt for the next document, even after a late failure', async () => {
  let fail = (_: unknown) => {}
  service.sendForm.mockReturnValueOnce(
    new Promise((_, reject) => {
      fail = reject
    }),
  )
  await mount(form())
  await fillIn()
  await send()
  await pass(17_001)
  fail(new TypeError('Load failed'))
  await pass(1)
  expect(drafted().sent).toEqual({ name: 'Asha Rao', subject: 'A visit' })
})

test('a late success is reported, and keeps words added meanwhile', async () => {
  const arrive = await sendInDoubt()
  await type('subject', 'A visit, and a question')
  await arrive()
  expect(said('status')).toBe(messages.outcomes.contact.success)
  expect(field('subject').value).toBe('A visit, and a question')
})

test('the failure of a second, different message stays shown when the first arrives late', async () => {
  const arrive = await sendInDoubt()
  service.sendForm.mockRejectedValueOnce({ status: 500, text: 'Oops' })
  await type('subject', 'Another matter')
  await send()
  await pass(2_001)
  await arrive()
  expect(said('alert')).toContain(messages.outcomes.contact.failure)
  expect(field('subject').value).toBe('Another matter')
})

test('when a retry of the same message fails and the first arrives late, it counts as sent', async () => {
  const arrive = await sendInDoubt()
  service.sendForm.mockRejectedValueOnce({ status: 500, text: 'Oops' })
  await send()
  await pass(2_001)
  await arrive()
  expect(said('status')).toBe(messages.outcomes.contact.success)
  expect(field('subject').value).toBe('')
})

test('while a retry is pending, only its own outcome is reported', async () => {
  const arrive = await sendInDoubt()
  await send()
  await arrive()
  expect(said('status')).toBe(messages.progress.sending)
  await pass(2_001)
  expect(said('status')).toBe(messages.outcomes.contact.success)
})

test('words added while a message is pending stay', async () => {
  await mount(form())
  await fillIn()
  await send()
  await type('subject', 'A visit, and a question')
  await pass(2_001)
  expect(said('status')).toBe(messages.outcomes.contact.success)
  expect(field('subject').value).toBe('A visit, and a question')
  expect(drafted().values.subject).toBe('A visit, and a question')
})

test('a form left while sending reports the outcome on the next page', async () => {
  const { show } = await mount(form())
  await fillIn()
  await send()
  await show(null)
  await show(form())
  expect(said('status')).toBe(messages.progress.sending)
  await pass(2_001)
  expect(said('status')).toBe(messages.outcomes.contact.success)
  expect(field('name').value).toBe('')
  await show(null)
  await show(form())
  expect(said('status'), 'what is settled is not told again').toBe('')
})

test('a draft is restored, and can be discarded', async () => {
  const { show } = await mount(form())
  await fillIn()
  await show(null)
  await show(form())
  expect(said('status')).toBe(messages.draft.restored)
  expect([field('name').value, field('subject').value]).toEqual(['Asha Rao', 'A visit'])
  await click(control(document, messages.draft.clear))
  expect(said('status')).toBe(messages.draft.cleared)
  expect([field('name').value, drafted()]).toEqual(['', null])
  expect(document.activeElement).toBe(field('name'))
})

test('a text sent without an answer from an earlier page says so until it is edited', async () => {
  const values = { name: 'Asha Rao', subject: 'A visit' }
  const { show } = await mount(null)
  const arrive = async (sent: object) => {
    sessionStorage.setItem('draft:contact', JSON.stringify({ values, sent }))
    await show(form())
  }
  await arrive(values)
  expect(said('status')).toBe(messages.draft.unanswered)
  expect(control(document, 'Post to office@example.org').getAttribute('href')).toContain('Asha%20Rao')
  await type('name', 'Asha')
  expect(said('status')).toBe('')
  await type('name', 'Asha Rao')
  await show(null)
  await arrive({ ...values, name: 'Asha' })
  expect(said('status')).toBe(messages.draft.restored)
})

test.each([
  ['no answer came', new TypeError('Load failed'), [messages.draft.unanswered]],
  ['the service refused', { status: 400, text: 'No' }, []],
])('a message is in doubt, even in the next document, only if %s', async (_, thrown, doubts) => {
  await mount(form())
  await fillIn()
  await send()
  const values = { name: 'Asha Rao', subject: 'A visit' }
  expect(drafted()).toEqual({ values, sent: values })
  service.sendForm.mockRejectedValueOnce(thrown)
  await pass(2_001)
  const { contact } = messages.outcomes
  expect(said('alert')).toBe([contact.failure, ...doubts, messages.fallback.lead].join(''))
  expect(drafted()).toEqual({ values, ...(doubts.length && { sent: values }) })
})

test('a form visited for the first time shows and stores nothing', async () => {
  await mount(form())
  expect(said('status')).toBe('')
  expect(drafted()).toBeNull()
})

test('a link’s preset is applied once; a later choice wins', async () => {
  const { show } = await mount(form('application', { field: 'subject', value: 'Mosses' }))
  expect([field('subject').value, said('status')]).toEqual(['Mosses', ''])
  expect(drafted('application')).toEqual({ values: { name: '', subject: 'Mosses' }, asked: 'Mosses' })
  await type('subject', 'Ferns')
  await show(null)
  await show(form('application', { field: 'subject', value: 'Mosses' }))
  expect(field('subject').value).toBe('Ferns')
  await show(null)
  await show(form('application', { field: 'subject', value: 'Lichens' }))
  expect(field('subject').value).toBe('Lichens')
})

test('offline, the text is kept; once online, the form offers to send it', async () => {
  online = answers = false
  await mount(form())
  await fillIn()
  expect(said('status')).toBe(messages.offline.away)
  await send()
  await pass(10_000)
  expect(said('status')).toBe(messages.offline.away)
  expect(service.sendForm).not.toHaveBeenCalled()
  online = answers = true
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(said('status')).toBe(messages.offline.back)
  await click(control(document, messages.offline.send))
  await pass(2_001)
  expect(said('status')).toBe(messages.outcomes.contact.success)
})

test('does not wait for a browser that never reports being online again', async () => {
  online = answers = false
  await mount(form())
  await fillIn()
  await send()
  await pass(10_000)
  answers = true
  await pass(10_000)
  expect(said('status')).toBe(messages.offline.back)
})

test('a browser that wrongly reports being offline neither prevents sending nor shows a message', async () => {
  online = false
  await mount(form())
  await fillIn()
  expect(said('status')).toBe('')
  await send()
  expect(said('status')).toBe(messages.progress.sending)
  await pass(2_001)
  expect(said('status')).toBe(messages.outcomes.contact.success)
})

const turnConnection = (now: boolean) =>
  act(async () => {
    online = answers = now
    window.dispatchEvent(new Event(now ? 'online' : 'offline'))
  })

test('losing and regaining the connection does not affect a form that is empty or unsent', async () => {
  await mount(form())
  await turnConnection(false)
  expect(said('status')).toBe('')
  await turnConnection(true)
  await type('name', 'Asha')
  await turnConnection(false)
  expect(said('status')).toBe(messages.offline.away)
  await turnConnection(true)
  expect(said('status')).toBe('')
})

test('coming online again offers nothing after a message was sent', async () => {
  await mount(form())
  await fillIn()
  await send()
  await pass(2_002)
  await type('name', 'Asha')
  await turnConnection(false)
  await turnConnection(true)
  expect(said('status')).toBe('')
})

test('a delivered message is never reported as failed, even without storage', async () => {
  setSite({ ...facts, email: { ...email, limitRate: { throttle: 1000 } } })
  service.sendForm.mockImplementation(async (_service, _template, _form, { storageProvider, limitRate }) =>
    storageProvider.set(limitRate.id, '1000'),
  )
  await mount(form())
  await fillIn()
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: full, removeItem: () => {} })
  await send()
  await pass(2_002)
  expect(said('status')).toBe(messages.outcomes.contact.success)
  expect(alerts).toEqual([messages.outcomes.contact.success])
})

/** The form as initial HTML; returns a function that hydrates it. */
function early() {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(form())
  const kept: Event[] = []
  vi.stubGlobal('earlyEvents', kept)
  for (const type of ['click', 'input', 'submit']) place.addEventListener(type, (event) => kept.push(event))
  onTestFinished(() => place.remove())
  return async () => {
    const root = await act(async () => hydrateRoot(place, form()))
    onTestFinished(() => act(async () => root.unmount()))
  }
}

test('Send pressed before hydration is carried out after it', async () => {
  const goLive = early()
  field('name').value = 'Asha Rao'
  field('subject').value = 'A visit'
  control(document, 'Hand over').click()
  await goLive()
  expect(said('status')).toBe(messages.progress.sending)
  await pass(2_001)
  expect(service.sendForm).toHaveBeenCalledTimes(1)
})

test('Send pressed early on an incomplete form reports what is missing', async () => {
  const goLive = early()
  control(document, 'Hand over').click()
  await goLive()
  expect(said('status')).toBe('Wrong fields: 2.')
})

test('an early Send is dropped if the visitor has typed since', async () => {
  const goLive = early()
  control(document, 'Hand over').click()
  await type('name', 'Ash')
  await goLive()
  expect(said('status')).toBe('')
  await pass(10_000)
  expect(service.sendForm).not.toHaveBeenCalled()
})

test('before hydration the browser reports missing fields, then our own messages do', async () => {
  const goLive = early()
  const noValidate = () => find<HTMLFormElement>(document, 'form').noValidate
  expect(noValidate()).toBe(false)
  await goLive()
  expect(noValidate()).toBe(true)
})

test('a form opens its closed fold only to report something', async () => {
  await mount(<details>{form()}</details>)
  const fold = find<HTMLDetailsElement>(document, 'details')
  await type('name', ' ')
  expect(fold.open).toBe(false)
  await send()
  expect(said('status')).toBe('Wrong fields: 2.')
  expect(fold.open).toBe(true)
})

test('a name is normalised before sending; a subject stays as typed', async () => {
  await mount(form())
  await type('name', '\u00a0Asha\u00a0 Rao ')
  await type('subject', ' A  visit ')
  await send()
  expect([field('name').value, field('subject').value]).toEqual(['Asha Rao', ' A  visit '])
  expect(drafted().values).toEqual({ name: 'Asha Rao', subject: ' A  visit ' })
})

test('a site without an e-mail service reports failure at once', async () => {
  const { email: _, ...without } = { ...facts, email }
  setSite(without)
  await mount(form())
  await fillIn()
  await send()
  await pass(2_001)
  expect(said('alert')).toContain(messages.outcomes.contact.failure)
  expect(console.error).toHaveBeenCalledWith(
    'The message was not sent: status none, the site configuration names no e-mail service',
  )
  expect(service.init).not.toHaveBeenCalled()
})

test('after sending, the visitor can get an empty form, with the focus in its first field', async () => {
  await mount(form())
  await fillIn()
  await send()
  await pass(2_002)
  expect(find(document, 'form > div').hidden).toBe(true)
  await click(control(document, messages.sent.again.contact))
  expect(find(document, 'form > div').hidden).toBe(false)
  expect(document.activeElement).toBe(field('name'))
  expect(said('status')).toBe('')
})

test('the console says why a message was not sent', async () => {
  service.sendForm.mockRejectedValue({ status: 412, text: 'The mailbox is full' })
  await mount(form())
  await fillIn()
  await send()
  await pass(2_002)
  expect(console.error).toHaveBeenCalledWith('The message was not sent: status 412, The mailbox is full')
})
