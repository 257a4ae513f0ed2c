// @vitest-environment happy-dom
import { click, control, find, mount } from '@college/shared/ui/testing/mount'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { fillIn, form, line, onWorkingSite, pass, said, send, type } from './testing/mounted-form'
import { sampleMessages as messages } from './testing/sample-messages'
import { service } from './testing/sample-service'

vi.mock('@emailjs/browser', async () => (await import('./testing/sample-service')).service)
vi.mock('../../content/form-messages.yaml', async () => ({
  default: (await import('./testing/sample-messages')).sampleMessages,
}))

onWorkingSite()

test('offline, the text is kept; once online, the form offers to send it', async () => {
  line.online = line.answers = false
  await mount(form())
  await fillIn()
  expect(said('status')).toBe(messages.offline.away)
  await send()
  await pass(10_000)
  expect(said('status')).toBe(messages.offline.away)
  expect(service.sendForm).not.toHaveBeenCalled()
  line.online = line.answers = true
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(said('status')).toBe(messages.offline.back)
  await click(control(document, messages.offline.send))
  await pass(2_001)
  expect(said('status')).toBe(messages.outcomes.contact.success)
})

test('does not wait for a browser that never reports being online again', async () => {
  line.online = line.answers = false
  await mount(form())
  await fillIn()
  await send()
  await pass(10_000)
  line.answers = true
  await pass(10_000)
  expect(said('status')).toBe(messages.offline.back)
})

test('a browser that wrongly reports being offline neither prevents sending nor shows a message', async () => {
  line.online = false
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
    line.online = line.answers = now
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

/** Counts the questions whether the site answers. */
function countQuestions() {
  const ask = vi.fn(async () => new Response())
  vi.stubGlobal('fetch', ask)
  return () => ask.mock.calls.length
}

test('typing asks the site once whether it answers, and only if the browser doubts it', async () => {
  const questions = countQuestions()
  await mount(form())
  await fillIn()
  expect(questions()).toBe(0)
  line.online = false
  await fillIn()
  expect(questions()).toBe(1)
})

test('a form that is no longer on the page asks nothing', async () => {
  const { show } = await mount(form())
  await fillIn()
  await show(null)
  const questions = countQuestions()
  await turnConnection(false)
  expect(questions()).toBe(0)
})

test('a connection that is lost while a message is sent changes nothing in what is said', async () => {
  await mount(form())
  await fillIn()
  await send()
  await turnConnection(false)
  expect(said('status')).toBe(messages.progress.sending)
})

test('a message that could not be sent is still offered when the connection was lost twice', async () => {
  line.online = line.answers = false
  await mount(form())
  await fillIn()
  await send()
  await turnConnection(false)
  await turnConnection(true)
  expect(said('status')).toBe(messages.offline.back)
  await turnConnection(false)
  expect(said('status')).toBe(messages.offline.away)
  await turnConnection(true)
  expect(said('status')).toBe(messages.offline.back)
})

test('pressing Send twice while the site is asked sends once', async () => {
  line.online = false
  await mount(form())
  await fillIn()
  const sent = find<HTMLFormElement>(document, 'form')
  await act(async () => {
    sent.requestSubmit()
    sent.requestSubmit()
  })
  await pass(2_001)
  expect(service.sendForm).toHaveBeenCalledTimes(1)
})
