import { z } from 'zod'

const isAddress = /^\/[^\s"\\]*$/

/** Roles that a check may name: those of what visitors press, read or fill in. */
const roles = [
  ...['alert', 'banner', 'button', 'checkbox', 'combobox', 'contentinfo', 'dialog', 'form', 'group'],
  ...['heading', 'img', 'link', 'list', 'listitem', 'main', 'navigation', 'option', 'paragraph', 'radio'],
  ...['region', 'row', 'search', 'searchbox', 'status', 'tab', 'table', 'textbox'],
] as const

/** A part of a page as visitors know it: a link by its address, or anything by its role, name and state. */
export type PagePart =
  | { address: string }
  | { role: (typeof roles)[number]; name?: string | RegExp; states: Record<string, number | boolean> }

/**
 * Reads a part as a line of Playwright's aria snapshots writes it, such as `heading "Library" [level=1]` or
 * `button /^Play/`; undefined for any other text.
 */
export function pagePart(text: string): PagePart | undefined {
  if (isAddress.test(text)) return { address: text }
  const line = /^([a-z]+)(?: "([^"]+)"| \/(.+)\/)?((?: \[[a-z]+(?:=\w+)?\])*)$/.exec(text) ?? []
  const [, word, exact, pattern, marks = ''] = line
  const role = roles.find((known) => known === word)
  if (!role) return
  const states = [...marks.matchAll(/\[(\w+)(?:=(\w+))?\]/g)].map(([, state = '', value]) => [
    state,
    state === 'level' ? Number(value) : value !== 'false',
  ])
  const name = pattern ? regExpOf(pattern) : exact
  return name === undefined && pattern
    ? undefined
    : { role, ...(name && { name }), states: Object.fromEntries(states) }
}

function regExpOf(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern)
  } catch {
    return undefined
  }
}

const address = z.string().regex(isAddress, 'expected an address of the site, such as /contact')
const part = z
  .string()
  .refine(
    pagePart,
    'expected the address of a link, or a role and a name, such as link "Contact Us" or heading "Library" [level=1]',
  )

/** A short journey that must go well before a release is made live: of the section itself, or of any other. */
export type VisitorCheck = z.infer<typeof visitorChecks>[number]

/** The journeys of one section: data, so that whoever makes a site live runs no other team's code. */
export const visitorChecks = z.array(
  z.strictObject({
    /** What a visitor can do; refusals quote it. */
    name: z.string().min(1).max(100),
    /** Where the journey begins. */
    open: address,
    /** What is pressed, one after another. */
    press: z.array(part).exactOptional(),
    /** Where it ends. */
    at: address.exactOptional(),
    /** What is there at the end. */
    see: z.array(part).min(1),
  }),
)
