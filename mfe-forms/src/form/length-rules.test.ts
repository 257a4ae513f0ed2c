import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { formMessages } from '../../content/schemas'
import { lineRule, messageRule, roomIn } from './length-rules'

const file = new URL('../../content/form-messages.yaml', import.meta.url)
const messages = formMessages.parse(parse(readFileSync(file, 'utf8')))

describe('a message', () => {
  const check = messageRule(messages)
  it('may have ten thousand characters', () => expect(check('🌿'.repeat(10_000))).toBeUndefined())
  it('may not have one more', () => expect(check('a'.repeat(10_001))).toContain('yours has 10001'))
  it('may not have a megabyte', () =>
    expect(check('a'.repeat(1_000_000))).toContain('10000 characters at most'))
  it('still fits into the 50 kB of the service, in any script', () =>
    expect(new TextEncoder().encode('🌿'.repeat(10_000)).length).toBeLessThan(50_000 - 4 * 4 * 200))
})

it('leaves a line of two hundred characters alone', () =>
  expect(lineRule('Subject', messages)('a'.repeat(200))).toBeUndefined())

it('says with the label that a line is too long', () =>
  expect(lineRule('Subject', messages)('a'.repeat(201))).toBe(
    'Subject can have 200 characters at most; there are 201 now.',
  ))

it('tells the room that is left once it becomes scarce', () => {
  expect(roomIn('a'.repeat(8_999), messages)).toBeUndefined()
  expect(roomIn('a'.repeat(9_000), messages)).toBe('1000 characters left')
  expect(roomIn('a'.repeat(9_990), messages)).toBe('10 characters left')
  expect(roomIn('a'.repeat(10_000), messages)).toBe('0 characters left')
  expect(roomIn('a'.repeat(10_003), messages)).toBe('3 characters too many')
})
