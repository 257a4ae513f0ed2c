import type { Answer } from './answers'
import type { Submission } from './submission'

/** A request as it came, and how it was answered. */
export type Received = Submission & {
  id: number
  /** ISO 8601. */
  time: string
  endpoint: string
  contentType: string
  origin: string | undefined
  /** Undefined while no answer has been given. */
  answer: Answer | undefined
  raw: Buffer
}

const kept = 100
const perWindow = 10
const window = 1_000

/** The last hundred requests, newest first. */
export class Inbox {
  #received: Received[] = []
  #count = 0

  add(request: Omit<Received, 'id' | 'time' | 'answer'>): Received {
    const received = {
      ...request,
      id: ++this.#count,
      time: new Date().toISOString(),
      answer: undefined,
    }
    this.#received = [received, ...this.#received].slice(0, kept)
    return received
  }

  /** All that was asked for, by one sender or by everyone. */
  requests(sender?: string | null): Received[] {
    return sender ? this.#received.filter(({ fields }) => fields.email === sender) : this.#received
  }

  /** What would have become an e-mail. */
  messages(sender?: string | null): Received[] {
    return this.requests(sender).filter(({ answer }) => answer?.status === 200)
  }

  one(id: number): Received | undefined {
    return this.#received.find((received) => received.id === id)
  }

  /** Whether a sender asks more often than any person would: ten times a second. */
  isCrowded(sender: string | undefined, now = Date.now()): boolean {
    if (!sender) return false
    return this.requests(sender).filter(({ time }) => now - Date.parse(time) < window).length > perWindow
  }
}

/** A request as tests and people read it; the bytes stand under `/raw/<id>`. */
export const readable = ({ raw, ...rest }: Received) => ({ ...rest, bytes: raw.length })
