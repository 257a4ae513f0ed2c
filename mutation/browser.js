import { part } from './part.js'

export default part(
  [
    'shell/host/navigation/*.ts',
    // What they do is the browser's: focus, hover, what is in view. Tested in `e2e/seed/pages`.
    '!shell/host/navigation/use-{menus,visible-links}.ts',
    'mfe-forms/src/form/*.ts',
    'shared/ui/draft.ts',
  ],
  ['shell/host/**/*.test.{ts,tsx}', 'mfe-forms/**/*.test.{ts,tsx}', 'shared/ui/draft.test.ts'],
  'unit',
)
