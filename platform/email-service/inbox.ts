import type { Answer, Submission } from './submission'

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
let requests: Received[] = []
let count = 0

export function addRequest(request: Omit<Received, 'id' | 'time' | 'answer'>): Received {
  const received = { ...request, id: ++count, time: new Date().toISOString(), answer: undefined }
  requests = [received, ...requests].slice(0, kept)
  return received
}

/** All that was asked for, by one sender or by everyone. */
export const requestsOf = (sender?: string | null) =>
  sender ? requests.filter(({ fields }) => fields.email === sender) : requests

/** What would have become an e-mail. */
export const messagesOf = (sender: string | null) =>
  requestsOf(sender).filter(({ answer }) => answer?.status === 200)

/** Whether a sender asks more often than any person would: ten times a second. */
export function isCrowded(sender: string | undefined): boolean {
  if (!sender) return false
  return requestsOf(sender).filter(({ time }) => Date.now() - Date.parse(time) < window).length > perWindow
}
