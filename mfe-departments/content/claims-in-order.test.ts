import { expect, test } from 'vitest'
import { deciding } from './schemas'

const link = { text: 'Yes', link: { label: 'Fern', href: '/programs' } }
const asked = (fact: object) => ({
  heading: 'On ferns',
  intro: 'What many ask.',
  office: 'The office answers:',
  questions: [
    { id: 'fern', question: 'How high is it?', fact, unknown: 'Ask us.', subject: 'Fern', ask: 'Ask' },
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
