// @vitest-environment happy-dom
import { control, mount } from '@college/shared/ui/testing/mount'
import { expect, test, vi } from 'vitest'
import {
  alerts,
  drafted,
  field,
  fillIn,
  form,
  onWorkingSite,
  pass,
  said,
  send,
  type,
} from './testing/mounted-form'
import { sampleMessages as messages } from './testing/sample-messages'
import { service } from './testing/sample-service'

vi.mock('@emailjs/browser', async () => (await import('./testing/sample-service')).service)
vi.mock('../../content/form-messages.yaml', async () => ({
  default: (await import('./testing/sample-messages')).sampleMessages,
}))

onWorkingSite()

test('waits for a slow then gives up; a late success is still reported', async () => {
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
  ['a gateway had none', { status: 502, text: '<html>' }, [messages.draft.unanswered]],
  ['a gateway waited for none', { status: 504, text: '<html>' }, [messages.draft.unanswered]],
  ['the service refused', { status: 400, text: 'No' }, []],
  ['the service failed', { status: 500, text: 'No' }, []],
])('a message is in doubt, even in the next document, or not: %s', async (_, thrown, doubts) => {
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
