import type { FormMessages } from '../../../content/schemas'

/** What the forms say in tests: the college's own words change. No two of these are the same. */
export const sampleMessages: FormMessages = {
  outcomes: {
    footer: { success: 'The pigeon has landed.', failure: 'The pigeon came back.' },
    contact: { success: 'The courier has arrived.', failure: 'The courier came back.' },
    application: { success: 'The coach has arrived.', failure: 'The coach came back.' },
  },
  invalid: {
    name: 'Who are you?',
    email: 'Where do you live?',
    phone: 'Which number do you have?',
    subject: 'What is it about?',
    message: 'What would you say?',
  },
  tooLong: {
    field: '{label}: {count} signs, {max} at most.',
    message: '{count} signs are more than {max}.',
    remaining: 'room for {count}',
    over: '{count} over',
  },
  progress: {
    sending: 'It is on the road.',
    slow: 'The road is long.',
    timeout: 'No news for {seconds} s.',
  },
  offline: { away: 'The bridge is closed.', back: 'The bridge is open.', send: 'Set out' },
  fallback: {
    lead: 'There are other roads.',
    phone: 'Call {phone}',
    email: 'Post to {email}',
    mailSubject: 'A letter',
  },
  draft: {
    note: 'Your page is kept.',
    restored: 'Here is your page.',
    unanswered: 'Nobody has seen your page arrive.',
    clear: 'Tear it up',
    cleared: 'It is torn up.',
  },
  sent: {
    next: { footer: 'A pigeon answers.', contact: 'A courier answers.', application: 'A coach answers.' },
    phone: 'Quicker: {phone}',
    again: { footer: 'Another pigeon', contact: 'Another courier', application: 'Another coach' },
  },
  privacy: {
    purpose: { footer: 'To write back.', contact: 'To call back.', application: 'To let you in.' },
    minors: 'Ask at home first.',
    link: 'The long story',
    more: 'The rest',
    details: {
      kept: { footer: 'For a day.', contact: 'For a week.', application: 'For a month.' },
      consent: 'Take it back at {email}.',
      answers: 'The gardener answers.',
    },
  },
  summary: { one: 'A single field is wrong.', many: 'Wrong fields: {count}.' },
  required: { note: 'Fill in each.' },
  honeypot: 'Not for people',
  noScript: 'Call {phone} or post to {email}.',
}
