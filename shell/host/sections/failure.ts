import type { PackageName } from '@college/shared/contract'

export type FailureKind = 'mismatch' | 'import' | 'integrity' | 'render' | 'timeout'

export type Failure = {
  kind: FailureKind
  error: unknown
  path: string
  /** The package at fault, and its release in this tab. */
  section: PackageName | undefined
  version: string | undefined
  /** React's component stack, innermost first. */
  componentStack: string | undefined
  /** The script that failed to load, and why. */
  file?: { url: string; reason: string } | undefined
  /** The page's own, which are named after its source. */
  scripts?: string[] | undefined
}

/** What the console says of each kind before the path. */
const words: Record<FailureKind, string> = {
  mismatch: 'Hydration mismatch',
  import: 'Import failed',
  integrity: 'Integrity check failed',
  render: 'Render failed',
  timeout: 'No answer in time',
}

/** How many source lines the command names; the innermost ones say enough. */
const most = 4

/** A failure as the console shows it, before and after the error: the details end with a command to paste. */
export function describeFailure(failure: Failure): [heading: string, details: string] {
  const { kind, path, section, version, componentStack, file, scripts } = failure
  const details = {
    release: version,
    page: scripts?.join(' '),
    file: file && `${file.url} (${file.reason})`,
    components: componentStack?.replaceAll(/\n\s*/g, '\n    '),
    source: explained(failure),
  }
  const lines = Object.entries(details).map(([name, text]) => text && `\n  ${name}: ${text}`)
  return [`${words[kind]} on ${path}${section ? ` (${section})` : ''}:`, lines.join('')]
}

/**
 * The command that finds the source lines: where the error was thrown, then the components around it. None for a
 * script that failed to load.
 */
function explained({ error, section, version, componentStack = '', file }: Failure) {
  if (file) return
  const script = new RegExp(`/assets/${section}/([^/?\\s]+\\.js(?:\\?[^:\\s]*)?:\\d+:\\d+)`, 'g')
  const positions = (stack: string) => [...stack.matchAll(script)].map(([, position = '']) => position)
  const all = new Set([...positions(stackOf(error)).slice(0, 1), ...positions(componentStack)])
  if (version && all.size)
    return `npx college explain ${section} ${version} ${[...all].slice(0, most).join(' ')}`
}

/**
 * The package whose script comes first in React's component stack, or else in the error's stack. The component stack
 * decides because React, which throws when a section misuses it, belongs to the shell. Undefined when neither names a
 * package, as for a browser extension. React knows no place for a component without props: then the host's slot comes
 * first, and what stands in its `main` is the page's owner's.
 */
export function packageInStack(
  error: unknown,
  componentStack = '',
  pageOwner?: PackageName,
): PackageName | undefined {
  const [, name] = /https?:\/\/[^/\s]+\/assets\/([a-z]+)\//.exec(`${componentStack}\n${stackOf(error)}`) ?? []
  return (name === 'shell' && /\bmain\b/.test(componentStack) && pageOwner) || name
}

const stackOf = (error: unknown) => (error instanceof Error ? (error.stack ?? '') : '')
