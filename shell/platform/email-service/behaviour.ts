/** How the service treats a sender's next request instead of the usual way. */
export type Behaviour = {
  /** Answers with this status and text. */
  status?: number
  text?: string
  /** Waits so many ms first. */
  delay?: number
  /** Never answers. */
  hang?: boolean
  /** Breaks the connection. */
  gone?: boolean
}

/** Behaviours on demand, in order, each for one request of one sender: tests side by side do not disturb each other. */
export class Behaviours {
  #bySender = new Map<string, Behaviour[]>()

  /** Reads an order such as `{ "email": "…", "next": { "status": 500 } }`; several follow one another as a list. */
  order(text: string): boolean {
    const { email, next }: { email?: unknown; next?: Behaviour | Behaviour[] } = JSON.parse(text)
    if (typeof email !== 'string' || typeof next !== 'object' || next === null) return false
    const waiting = this.#bySender.get(email) ?? []
    this.#bySender.set(email, waiting.concat(next).slice(-20))
    return true
  }

  next(sender: string | undefined): Behaviour {
    return (sender && this.#bySender.get(sender)?.shift()) || {}
  }
}
