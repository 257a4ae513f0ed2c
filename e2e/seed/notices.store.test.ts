import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pageHtml } from '../live/tried-pages'
import { seed } from './seed'

const composed = join(seed, 'public')
const textOf = (path: string) =>
  pageHtml(path, composed)
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')

/** What a notice must say by section 5 of the Digital Personal Data Protection Act. */
const told = [
  /your name, e-mail/,
  /Under 18\? A parent or guardian must agree\./,
  /delete it once your .+ unless a law tells us to keep it/,
  /You can withdraw at any time/,
  /answers for your data under the Digital Personal Data Protection Act, 2023/,
  /complaint .+ Data Protection Board of India/,
]

test.each(['/', '/contact', '/apply', '/department/admission'])(
  '%s says at its form how data are used',
  (path) => {
    for (const words of told) expect(textOf(path)).toMatch(words)
  },
)

test('the privacy policy says in full what the notices say in short', () => {
  const text = textOf('/privacy')
  for (const words of [
    /data fiduciary/,
    /used to answer you/,
    /to deal with your application/,
    /A question is deleted once it is settled, an application once it is decided or withdrawn/,
    /take your consent back at any time/,
    /corrected, completed, brought up to date or deleted/,
    /Data Protection Board of India/,
    /A parent or lawful guardian must agree/,
  ])
    expect(text).toMatch(words)
})

test('the statement on accessibility names its standards', () => {
  expect(textOf('/accessibility')).toMatch(/WCAG 2\.2 AA.+IS 17802/)
})
