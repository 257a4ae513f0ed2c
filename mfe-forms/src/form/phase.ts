import { fillIn } from '@college/shared/ui/fill-in'
import type { FormMessages } from '../../content/schemas'
import { type Failure, failures, patience } from './failure'
import type { Kind, Values } from './values'

/** Where a form stands. */
export type Phase =
  | { name: 'rest' | 'restored' | 'cleared' | 'sending' | 'slow' | 'sent' | 'away' | 'back' }
  | { name: 'invalid'; count: number }
  | { name: 'failed'; failure: Failure; values: Values }

export const isSending = ({ name }: Phase) => name === 'sending' || name === 'slow'

/** What the line under the form says, and whether it interrupts a screen reader. */
export type Saying = { urgent: boolean; sentences: string[] }

export function sayingOf(phase: Phase, kind: Kind, messages: FormMessages): Saying {
  const { outcomes, progress, offline, draft, summary, wayOut } = messages
  const calm = (...sentences: string[]): Saying => ({ urgent: false, sentences })
  switch (phase.name) {
    case 'rest':
      return calm()
    case 'restored':
      return calm(draft.restored)
    case 'cleared':
      return calm(draft.cleared)
    case 'sending':
      return calm(progress.sending)
    case 'slow':
      return calm(progress.slow)
    case 'sent':
      return calm(outcomes[kind].success)
    case 'away':
      return calm(offline.away)
    case 'back':
      return calm(offline.back)
    case 'invalid':
      return calm(fillIn(phase.count === 1 ? summary.one : summary.many, { count: phase.count }))
    case 'failed': {
      const timedOut = phase.failure === failures.timedOut
      const doubt = fillIn(progress.timeout, { seconds: patience / 1000 })
      return {
        urgent: true,
        sentences: [outcomes[kind].failure, ...(timedOut ? [doubt] : []), wayOut.lead],
      }
    }
  }
}
