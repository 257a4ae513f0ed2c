import { expect, it } from 'vitest'
import { failures } from './failure'
import type { Kind } from './phase'
import { isSending, messageFor, type Phase } from './phase'
import { sampleMessages as messages } from './testing/sample-messages'

const say = (phase: Phase, kind: Kind = 'contact') => messageFor(phase, kind, messages)

it.each([
  ['footer', 'The pigeon has landed.'],
  ['contact', 'The courier has arrived.'],
  ['application', 'The coach has arrived.'],
] as const)('says that the %s form was sent, in the catalogue’s words', (kind, sentence) =>
  expect(say({ name: 'sent' }, kind)).toEqual({ urgent: false, sentences: [sentence] }),
)

it.each([
  ['footer', 'The pigeon came back.'],
  ['contact', 'The courier came back.'],
  ['application', 'The coach came back.'],
] as const)('says that the %s form was not sent, with an alternative', (kind, sentence) => {
  const { urgent, sentences } = say({ name: 'failed', failure: failures.robot, values: {} }, kind)
  expect(urgent).toBe(true)
  expect(sentences).toEqual([sentence, messages.fallback.lead])
})

it('admits after a time-out that the message may have arrived', () => {
  const { sentences } = say({ name: 'failed', failure: failures.timedOut, values: {} })
  expect(sentences[1]).toBe('No news for 15 s.')
})

it('counts the fields that need attention', () => {
  expect(say({ name: 'invalid', count: 1 }).sentences).toEqual(['A single field is wrong.'])
  expect(say({ name: 'invalid', count: 3 }).sentences).toEqual(['Wrong fields: 3.'])
})

it('says nothing when idle', () => expect(say({ name: 'idle' }).sentences).toEqual([]))

it('counts a form as sending from pressing its button until the outcome, however slow', () => {
  const names = ['idle', 'sending', 'slow', 'sent', 'online'] as const
  expect(names.filter((name) => isSending({ name }))).toEqual(['sending', 'slow'])
})
