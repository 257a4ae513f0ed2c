import { fillIn } from '@college/shared/contract/fill-in'
import type { Values } from '@college/shared/ui/draft'
import type { FormMessages } from '../../content/schemas'
import { type Failure, failures, isInDoubt, sendTimeout } from './failure'

/** The three forms of the site. */
export type Kind = 'footer' | 'contact' | 'application'

export type Phase =
  | { name: 'idle' | 'restored' | 'cleared' | 'sending' | 'slow' | 'sent' | 'online' }
  /** `wanted`: the visitor has pressed Send. */
  | { name: 'offline'; wanted: boolean }
  | { name: 'invalid'; count: number }
  | { name: 'failed'; failure: Failure; values: Values }
  /** A draft that was sent from a page that is gone, and had no answer. */
  | { name: 'unanswered'; values: Values }

export const isSending = ({ name }: Phase) => name === 'sending' || name === 'slow'

/** What the line under the form says, and whether it interrupts screen readers. */
export type FormMessage = { urgent: boolean; sentences: string[] }

export function messageFor(phase: Phase, kind: Kind, messages: FormMessages): FormMessage {
  const { outcomes, progress, offline, draft, summary, fallback } = messages
  if (phase.name === 'failed') {
    const doubts = [
      phase.failure === failures.timedOut && fillIn(progress.timeout, { seconds: sendTimeout / 1000 }),
      isInDoubt(phase.failure) && draft.unanswered,
    ].filter((doubt) => doubt !== false)
    return { urgent: true, sentences: [outcomes[kind].failure, ...doubts, fallback.lead] }
  }
  const count = phase.name === 'invalid' ? phase.count : 0
  const sentence = {
    idle: '',
    restored: draft.restored,
    unanswered: draft.unanswered,
    cleared: draft.cleared,
    sending: progress.sending,
    slow: progress.slow,
    sent: outcomes[kind].success,
    offline: offline.away,
    online: offline.back,
    invalid: fillIn(count === 1 ? summary.one : summary.many, { count }),
  }[phase.name]
  return { urgent: false, sentences: sentence ? [sentence] : [] }
}
