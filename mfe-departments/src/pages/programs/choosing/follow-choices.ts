import type { Answer, Choosing, Question } from '../../../../content/schemas'

/** The questions asked so far, and the answer once there is one. */
export type Progress = { asked: Question[]; answer: Answer | undefined }

/**
 * Follows the choices from the first question.
 *
 * @param choices the index of the chosen option, question by question
 */
export function followChoices(
  { questions, answers }: Pick<Choosing, 'questions' | 'answers'>,
  choices: number[],
): Progress {
  const asked: Question[] = []
  let next = questions[0]
  for (const choice of [...choices, undefined]) {
    if (!next) break
    asked.push(next)
    const target = choice === undefined ? undefined : next.options[choice]?.leadsTo
    const answer = answers.find(({ id }) => id === target)
    if (answer) return { asked, answer }
    next = questions.find(({ id }) => id === target)
  }
  return { asked, answer: undefined }
}
