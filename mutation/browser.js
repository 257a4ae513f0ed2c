import { part } from './part.js'

export default part(
  ['shell/host/navigation/*.ts', 'mfe-forms/src/form/*.ts', 'shared/ui/draft.ts'],
  ['shell/host/**/*.test.{ts,tsx}', 'mfe-forms/**/*.test.{ts,tsx}', 'shared/ui/draft.test.ts'],
)
