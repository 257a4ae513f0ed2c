import type { Answer, Choosing, Question } from '../../../../content/schemas'

/** How far a visitor has come: the questions asked so far, and the answer once there is one. */
export type Walk = { asked: Question[]; answer: Answer | undefined }

/**
 * Follows the choices from the first question on.
 *
 * @param choices the place of the chosen option, for each question in turn
 */
export function walk(
  { questions, answers }: Pick<Choosing, 'questions' | 'answers'>,
  choices: number[],
): Walk {
  const asked: Question[] = []
  let next = questions[0]
  for (const choice of [...choices, undefined]) {
    if (!next || asked.includes(next)) break
    asked.push(next)
    const target = choice === undefined ? undefined : next.options[choice]?.leadsTo
    const answer = answers.find(({ id }) => id === target)
    if (answer) return { asked, answer }
    next = questions.find(({ id }) => id === target)
  }
  return { asked, answer: undefined }
}
