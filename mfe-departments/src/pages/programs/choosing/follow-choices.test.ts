import { expect, test } from 'vitest'
import { choosing } from '../../../../content/schemas'
import { followChoices } from './follow-choices'

/** A guide as the college could write one. */
const content = choosing.parse({
  heading: 'What can you plant?',
  intro: 'A question or two.',
  questions: [
    {
      id: 'bed',
      text: 'Which bed have you dug?',
      options: [
        { label: 'A raised one', leadsTo: 'soil' },
        { label: 'A flat one', leadsTo: 'water' },
        { label: 'None so far', leadsTo: 'dig' },
      ],
    },
    {
      id: 'water',
      text: 'Does it drain?',
      options: [
        { label: 'Within a day', leadsTo: 'soil' },
        { label: 'It is a pond', leadsTo: 'dig' },
      ],
    },
    {
      id: 'soil',
      text: 'What is in it?',
      options: [
        { label: 'Compost', leadsTo: 'plant' },
        { label: 'Sand', leadsTo: 'sieve' },
      ],
    },
  ],
  answers: [
    { id: 'plant', who: 'Your bed is ready', verdict: 'Plant what you like.', text: 'Now.', courses: true },
    { id: 'sieve', who: 'Your bed is sandy', verdict: 'Sieve it.', text: 'Then ask again.' },
    { id: 'dig', who: 'Your bed is none', verdict: 'Dig first.', text: 'In spring.' },
  ],
  labels: { rules: 'Beds, one by one', openRules: 'All beds', course: 'Further', apply: 'Get a spade' },
  comparison: {
    heading: 'Which plant?',
    intro: 'Three of them.',
    caption: 'Plants',
    studied: 'Leaf',
    days: 'Days',
    suits: 'Likes',
    places: 'Room',
  },
})

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
  [['A raised one', 'Compost'], 'plant', true],
  [['A raised one', 'Sand'], 'sieve', false],
  [['A flat one', 'Within a day', 'Compost'], 'plant', true],
  [['A flat one', 'It is a pond'], 'dig', false],
  [['None so far'], 'dig', false],
])('the choices %j give the answer %s', (labels, id, courses) => {
  expect(answerTo(...labels)).toMatchObject({ id, courses })
})

test('every answer is reachable, and each choice gives another question or an answer', () => {
  const reached = new Set<string>()
  const visit = (choices: number[]) => {
    const { asked, answer } = followChoices(content, choices)
    if (answer) {
      reached.add(answer.id)
      return
    }
    expect(asked.length, `after ${choices}`).toBe(choices.length + 1)
    asked.at(-1)?.options.forEach((_, index) => {
      visit([...choices, index])
    })
  }
  visit([])
  expect([...reached].sort()).toEqual(['dig', 'plant', 'sieve'])
})

test.each(['nowhere', 'water', 'bed'])(
  'refuses an option that leads to %s: to nothing, to its own question or back, which would never end',
  (target) => {
    const broken = structuredClone(content)
    const option = broken.questions[1]?.options[0]
    if (option) option.leadsTo = target
    expect(() => choosing.parse(broken)).toThrow(
      'expected the id of a later question or an answer, one of soil, plant, sieve, dig',
    )
  },
)
