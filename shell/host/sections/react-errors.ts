import type { HydrationOptions } from 'react-dom/client'
import { report } from './report'

type Where = { componentStack?: string | undefined }

/** React's error codes for hydration (https://react.dev/errors/418, 421), or its words in development. */
const hydration = /#418|#421|hydrat/i

/** Reports the errors of a React root. */
export const reactErrors = {
  onCaughtError: (error: unknown, { componentStack }: Where) => report('render', error, { componentStack }),
  onUncaughtError: (error: unknown, { componentStack }: Where) => report('render', error, { componentStack }),
  onRecoverableError: (error: unknown, { componentStack }: Where) => {
    // When a component throws during hydration, it is the cause of React's own error.
    const { cause = error } = error instanceof Error ? error : {}
    const mismatch = cause instanceof Error && hydration.test(cause.message)
    report(mismatch ? 'mismatch' : 'render', cause, { componentStack })
  },
} satisfies HydrationOptions
