import { join } from 'node:path'
import { readContent } from '@college/shared/content/read-content'
import { expect, test } from 'vitest'
import { choosing, schemas } from '../../../../content/schemas'
import { followChoices } from './follow-choices'

const root = join(import.meta.dirname, '../../../..')
const content = choosing.parse(readContent(root, join(root, 'content/choosing.yaml'), schemas))

/** Answers the guide's questions by the words of their options. */
function answerTo(...labels: string[]) {
  const choices: number[] = []
  for (const label of labels) {
    const question = followChoices(content, choices).asked[choices.length]
    choices.push(question?.options.findIndex((option) => option.label === label) ?? -1)
  }
  return followChoices(content, choices).answer
}

test.each([
  ['BNYS with internship and permanent registration', ['BNYS', 'Yes, all of it', 'Permanently']],
  [
    'a full-time ND from a named university',
    ['ND, the degree of naturopathy', 'Full time, at a university that the admission notice names'],
  ],
])('%s opens the MDs', (_, labels) => {
  expect(answerTo(...labels)).toMatchObject({
    courses: true,
    verdict: expect.stringMatching(/^You can apply/),
  })
})

test.each([
  ['without the internship', ['BNYS', 'Not yet'], /internship comes first/],
  [
    'with provisional registration',
    ['BNYS', 'Yes, all of it', 'Provisionally, or not yet'],
    /registration comes/,
  ],
  ['with a distance degree', ['ND, the degree of naturopathy', 'By distance or correspondence'], /not open/],
  ['from school', ['Class 12 or the pre-university course'], /BNYS/],
])('%s no MD is offered, and the reason is given', (_, labels, verdict) => {
  expect(answerTo(...labels)).toMatchObject({ courses: false, verdict: expect.stringMatching(verdict) })
})

test('every answer can be reached, and nothing leads in a circle', () => {
  const reached = new Set<string>()
  const visit = (choices: number[]) => {
    const { asked, answer } = followChoices(content, choices)
    if (answer) return reached.add(answer.id)
    expect(asked.length, `after ${choices}`).toBe(choices.length + 1)
    asked.at(-1)?.options.forEach((_, index) => {
      visit([...choices, index])
    })
    return
  }
  visit([])
  expect([...reached].sort()).toEqual(content.answers.map(({ id }) => id).sort())
})

test('an option that leads nowhere is refused', () => {
  const broken = structuredClone(content)
  const option = broken.questions[0]?.options[0]
  if (option) option.leadsTo = 'nowhere'
  expect(() => choosing.parse(broken)).toThrow('expected the id of a question or an answer')
})
