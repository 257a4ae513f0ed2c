import type { HydrationOptions } from 'react-dom/client'
import { report } from './report'

type Where = { componentStack?: string | undefined }

/** React's codes for HTML that it could not hydrate (https://react.dev/errors/418, 421), or its words in development. */
const hydration = /#418|#421|hydrat/i

/** What a root of React tells of errors. */
export const reactErrors = {
  onCaughtError: (error: unknown, { componentStack }: Where) => report('render', error, { componentStack }),
  onUncaughtError: (error: unknown, { componentStack }: Where) => report('render', error, { componentStack }),
  onRecoverableError: (error: unknown, { componentStack }: Where) => {
    // A component that threw while it was hydrated is the cause of React's own error.
    const { cause = error } = error instanceof Error ? error : {}
    const mismatch = cause instanceof Error && hydration.test(cause.message)
    report(mismatch ? 'mismatch' : 'render', cause, { componentStack })
  },
} satisfies HydrationOptions
