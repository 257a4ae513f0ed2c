/** A form's values by field name, exactly as typed. */
export type Values = Record<string, string>

/** The three forms of the site. */
export type Kind = 'footer' | 'contact' | 'application'

/** The field that only robots fill in. It is never sent or saved. */
export const honeypot = 'website'

const isControl = (element: Element): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement

/** The controls that a visitor fills in. */
export const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(isControl).filter(({ name }) => name && name !== honeypot)

/** Reads the form. */
export const valuesOf = (form: HTMLFormElement): Values =>
  Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value]))

export const isEmpty = (values: Values) => Object.values(values).every((value) => value === '')

export const areSame = (one: Values, other: Values) =>
  Object.entries(one).every(([name, value]) => value === other[name])
