import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { formMessages } from '../../content/schemas'
import { failures } from './failure'
import { isSending, messageFor, type Phase } from './phase'
import type { Kind } from './values'

const file = new URL('../../content/form-messages.yaml', import.meta.url)
const messages = formMessages.parse(parse(readFileSync(file, 'utf8')))
const say = (phase: Phase, kind: Kind = 'contact') => messageFor(phase, kind, messages)

it.each([
  ['footer', 'Your message has been sent!'],
  ['contact', 'Message sent successfully!'],
  ['application', 'Message sent successfully!'],
] as const)('says that the %s form was sent, in the words of the catalogue', (kind, sentence) =>
  expect(say({ name: 'sent' }, kind)).toEqual({ urgent: false, sentences: [sentence] }),
)

it.each(['footer', 'contact', 'application'] as const)(
  'says that the %s form was not sent, and a way out',
  (kind) => {
    const { urgent, sentences } = say({ name: 'failed', failure: failures.robot, values: {} }, kind)
    expect(urgent).toBe(true)
    expect(sentences).toEqual(['Failed to send message. Please try again.', messages.fallback.lead])
  },
)

it('admits after a time-out that the message may have arrived', () => {
  const { sentences } = say({ name: 'failed', failure: failures.timedOut, values: {} })
  expect(sentences[1]).toContain('within 15 seconds')
})

it('counts the fields that need attention', () => {
  expect(say({ name: 'invalid', count: 1 }).sentences).toEqual(['One field needs your attention.'])
  expect(say({ name: 'invalid', count: 3 }).sentences).toEqual(['3 fields need your attention.'])
})

it('says nothing at rest', () => expect(say({ name: 'idle' }).sentences).toEqual([]))

it('counts a form as sending from the press of its button until the outcome, however slow', () => {
  const names = ['idle', 'sending', 'slow', 'sent', 'offline'] as const
  expect(names.filter((name) => isSending({ name }))).toEqual(['sending', 'slow'])
})
