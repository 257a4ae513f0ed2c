export type Options = Record<string, { type: 'string' | 'boolean' }>

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const

/** The options of commands by name, apart from the commands: those take too long to load only to know their options. */
export const optionsOf = {
  start: { prepare: flag },
  release: { from: text, channel: text, canary: text, message: text },
  preview: { remove: flag },
  promote: { canary: text, because: text, message: text },
  rollback: { channel: text, site: text, facts: flag, message: text },
  remove: { message: text },
  compose: { check: flag, channel: text, message: text },
  serve: { channel: text, proposal: text, at: text },
  status: { forms: flag },
  verify: { list: flag },
  history: { last: text, channel: text },
  prune: { days: text },
  nginx: { root: text, certificate: text, key: text, listen: text, plain: text, 'no-brotli': flag },
  'new-section': { repository: text },
}

export type OptionsOf<Name> = Name extends keyof typeof optionsOf ? (typeof optionsOf)[Name] : Options
