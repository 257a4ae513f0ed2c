import { fillIn } from '@college/shared/contract/fill-in'
import type { Values } from '@college/shared/ui/draft'
import type { FormMessages } from '../../content/schemas'
import { type Failure, failures, sendTimeout } from './failure'
import type { Kind } from './values'

/** The state of a form. */
export type Phase =
  | { name: 'idle' | 'restored' | 'cleared' | 'sending' | 'slow' | 'sent' | 'online' }
  /** `wanted`: the visitor has pressed Send. */
  | { name: 'offline'; wanted: boolean }
  | { name: 'invalid'; count: number }
  | { name: 'failed'; failure: Failure; values: Values }

export const isSending = ({ name }: Phase) => name === 'sending' || name === 'slow'

/** What the line under the form says, and whether it interrupts screen readers. */
export type FormMessage = { urgent: boolean; sentences: string[] }

export function messageFor(phase: Phase, kind: Kind, messages: FormMessages): FormMessage {
  const { outcomes, progress, offline, draft, summary, fallback } = messages
  const polite = (...sentences: string[]): FormMessage => ({ urgent: false, sentences })
  switch (phase.name) {
    case 'idle':
      return polite()
    case 'restored':
      return polite(draft.restored)
    case 'cleared':
      return polite(draft.cleared)
    case 'sending':
      return polite(progress.sending)
    case 'slow':
      return polite(progress.slow)
    case 'sent':
      return polite(outcomes[kind].success)
    case 'offline':
      return polite(offline.away)
    case 'online':
      return polite(offline.back)
    case 'invalid':
      return polite(fillIn(phase.count === 1 ? summary.one : summary.many, { count: phase.count }))
    case 'failed': {
      const timedOut = phase.failure === failures.timedOut
      const doubt = fillIn(progress.timeout, { seconds: sendTimeout / 1000 })
      return {
        urgent: true,
        sentences: [outcomes[kind].failure, ...(timedOut ? [doubt] : []), fallback.lead],
      }
    }
  }
}
