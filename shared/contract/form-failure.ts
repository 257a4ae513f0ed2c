/**
 * Why the e-mail service has not delivered a message. `mailbox`: the service cannot send from the college's mailbox;
 * `silent`: no answer.
 */
export const formFailureKinds = ['key', 'quota', 'domain', 'mailbox', 'silent', 'other'] as const
export type FormFailureKind = (typeof formFailureKinds)[number]

/** The window's event by which a form reports that sending failed; it carries no word of what was typed. */
export const formFailureEvent = 'formfailure'

declare global {
  interface WindowEventMap {
    [formFailureEvent]: Event & { detail: FormFailureKind }
  }
}
