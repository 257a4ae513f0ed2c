import { describe, expect, it } from 'vitest'
import { sampleMessages as messages } from './testing/sample-messages'
import { lineRule, messageRule, roomIn } from './validation'

describe('a message', () => {
  const check = messageRule(messages)
  it('may have ten thousand characters', () => expect(check('🌿'.repeat(10_000))).toBeUndefined())
  it('may not have one more', () =>
    expect(check('a'.repeat(10_001))).toBe('10001 signs are more than 10000.'))
  it('may not have a megabyte', () =>
    expect(check('a'.repeat(1_000_000))).toBe('1000000 signs are more than 10000.'))
  it('still fits into the 50 kB of the service, in any script', () =>
    expect(new TextEncoder().encode('🌿'.repeat(10_000)).length).toBeLessThan(50_000 - 4 * 4 * 200))
})

it('accepts a line of two hundred characters', () =>
  expect(lineRule('Whose bees', messages)('a'.repeat(200))).toBeUndefined())

it('reports a line that is too long by its label', () =>
  expect(lineRule('Whose bees', messages)('a'.repeat(201))).toBe('Whose bees: 201 signs, 200 at most.'))

it('shows the remaining characters once there are few', () => {
  expect(roomIn('a'.repeat(8_999), messages)).toBeUndefined()
  expect(roomIn('a'.repeat(9_000), messages)).toBe('room for 1000')
  expect(roomIn('a'.repeat(9_990), messages)).toBe('room for 10')
  expect(roomIn('a'.repeat(10_000), messages)).toBe('room for 0')
  expect(roomIn('a'.repeat(10_003), messages)).toBe('3 over')
})
