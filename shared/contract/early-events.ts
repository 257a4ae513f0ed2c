declare global {
  /** What was done in parts of the page before they were live, oldest first. The page's inline script keeps it. */
  var earlyEvents: Event[] | undefined
}

/** The kinds of events that are kept. */
export const earlyTypes = ['click', 'input', 'submit']

/** On a part of the page that only script can answer, until it is live. */
export const earlyAttribute = 'data-early'
