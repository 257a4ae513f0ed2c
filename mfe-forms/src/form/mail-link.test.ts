import { expect, it } from 'vitest'
import { mailLink } from './mail-link'

const partsOf = (link: string) => {
  const { pathname, searchParams } = new URL(link)
  return { to: pathname, subject: searchParams.get('subject'), body: searchParams.get('body') }
}

it('writes the visitor’s text into the e-mail', () =>
  expect(
    partsOf(mailLink('office@example.org', 'Hello', { name: 'ಆಶಾ', subject: 'A & B?', message: 'One\nTwo' })),
  ).toEqual({
    to: 'office@example.org',
    subject: 'A & B?',
    body: 'ಆಶಾ\r\n\r\nOne\r\nTwo',
  }))

it('adds a subject if the visitor has given none', () =>
  expect(partsOf(mailLink('office@example.org', 'Hello', { subject: ' ', message: 'x' })).subject).toBe(
    'Hello',
  ))

it('adds no recipient, whatever the visitor types', () => {
  const link = mailLink('office@example.org', 'Hello', {
    subject: 'x&bcc=y@z.org',
    message: 'x\r\nBcc: y@z.org',
  })
  expect([...new URL(link).searchParams.keys()]).toEqual(['subject', 'body'])
})

it('cuts a long text between characters, so that mail programs accept the link', () => {
  const link = mailLink('office@example.org', 'Hello', { message: '🌿'.repeat(5_000) })
  expect(link.length).toBeLessThanOrEqual(1_900)
  expect(partsOf(link).body).toMatch(/^(🌿)+…$/u)
})

it('survives half a character', () =>
  expect(() => mailLink('a@b.c', 'Hello', { message: '\ud83c' })).not.toThrow())

it('leaves no gap for a blank field', () => {
  const link = mailLink('office@example.org', 'Hello', { name: 'Asha Rao', phone: '  ', message: 'One' })
  expect(partsOf(link).body).toBe('Asha Rao\r\n\r\nOne')
})
