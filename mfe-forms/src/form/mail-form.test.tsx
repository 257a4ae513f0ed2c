// @vitest-environment happy-dom
import { setSite } from '@college/runtime'
import { click, control, find, mount } from '@college/shared/ui/testing/mount'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  alerts,
  drafted,
  email,
  field,
  fillIn,
  form,
  onWorkingSite,
  pass,
  said,
  send,
  siteFacts,
  type,
} from './testing/mounted-form'
import { sampleMessages as messages } from './testing/sample-messages'
import { service } from './testing/sample-service'

vi.mock('@emailjs/browser', async () => (await import('./testing/sample-service')).service)
vi.mock('../../content/form-messages.yaml', async () => ({
  default: (await import('./testing/sample-messages')).sampleMessages,
}))

onWorkingSite()

const turnTo = (name: string) => act(async () => field(name).focus())

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
  setSite({
    ...siteFacts,
    email: { ...email, limitRate: { throttle: 1000 }, blockHeadless: true, blockList },
  })
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

test('pressing Send again reports nothing while a message is on its way', async () => {
  await mount(form())
  await fillIn()
  await send()
  await type('name', '')
  await click(control(document, 'Handing over'))
  expect(said('status')).toBe(messages.progress.sending)
  expect(field('name').getAttribute('aria-invalid')).toBeNull()
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
  await show(form('application'))
  await type('name', 'Asha')
  await show(null)
  await show(form('application', { field: 'subject', value: 'Mosses' }))
  expect(field('subject').value, 'after a page without a link of its own').toBe('Ferns')
  await show(null)
  await show(form('application', { field: 'subject', value: 'Lichens' }))
  expect(field('subject').value).toBe('Lichens')
})

test('a delivered message is never reported as failed, even without storage', async () => {
  setSite({ ...siteFacts, email: { ...email, limitRate: { throttle: 1000 } } })
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
function early(shown = form()) {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(shown)
  const kept: Event[] = []
  vi.stubGlobal('earlyEvents', kept)
  for (const type of ['click', 'input', 'submit']) place.addEventListener(type, (event) => kept.push(event))
  onTestFinished(() => place.remove())
  return async () => {
    const root = await act(async () => hydrateRoot(place, shown))
    onTestFinished(() => act(async () => root.unmount()))
  }
}

test('what a visitor has chosen before hydration wins over the link', async () => {
  const goLive = early(form('application', { field: 'subject', value: 'Mosses' }))
  field('subject').value = 'Ferns'
  field('subject').dispatchEvent(new Event('input', { bubbles: true }))
  await goLive()
  expect([field('subject').value, drafted('application').asked]).toEqual(['Ferns', 'Mosses'])
})

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

test('so it is if the visitor has clicked elsewhere since', async () => {
  const goLive = early()
  control(document, 'Hand over').click()
  field('name').click()
  await goLive()
  expect(said('status')).toBe('Wrong fields: 2.')
})

test('a click before hydration sends nothing', async () => {
  const goLive = early()
  field('name').click()
  await goLive()
  expect(said('status')).toBe('')
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
  await mount(
    <details>
      {/* Without one, a click anywhere in it would open it in happy-dom. */}
      <summary>Write</summary>
      {form()}
    </details>,
  )
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
  await click(field('name'))
  expect(field('name').value, 'the visitor may go on').toBe('\u00a0Asha\u00a0 Rao ')
  await type('subject', ' A  visit ')
  await send()
  expect([field('name').value, field('subject').value]).toEqual(['Asha Rao', ' A  visit '])
  expect(drafted().values).toEqual({ name: 'Asha Rao', subject: ' A  visit ' })
})

test('a site without an e-mail service reports failure at once', async () => {
  const { email: _, ...without } = siteFacts
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
