import { expect, test } from 'vitest'
import { deciding } from './schemas'

const link = { text: 'Yes', link: { label: 'More', href: '/programs' } }
const asked = (fact: object) => ({
  heading: 'Before you decide',
  intro: 'What families ask.',
  office: 'The office answers:',
  questions: [
    { id: 'fee', question: 'What does it cost?', fact, unknown: 'Ask us.', subject: 'Fee', ask: 'Ask' },
  ],
})
test.each([
  [{ ...link, asOf: '2026-04-03', until: '2026-04-03' }, true],
  [{ ...link, asOf: '2026-04-03' }, true],
  [{ ...link, until: '2026-04-03' }, true],
  [{ ...link, asOf: '2026-04-03', until: '2026-04-02' }, false],
])('that a claim is known before it ends is asked of %j', (fact, isAccepted) => {
  expect(deciding.safeParse(asked(fact)).success).toBe(isAccepted)
})
