import { filled } from '@college/shared/content/filled'

declare global {
  /** Set by the editor's page: what pages show of each content file, by its path in the repository. */
  var editedContent: (() => Record<string, unknown>) | undefined
}

const content: Record<string, unknown> = structuredClone((parent as typeof window).editedContent?.() ?? {})

/** What the page shows of a content file. Content modules of the edit build export this. */
export const contentOf = (path: string): unknown => filled(content[path])

/** A file before the site facts are filled in. */
export const plainContentOf = (path: string): unknown => content[path]

type GlobOptions = { eager?: boolean; import?: string; query?: string }

/** `import.meta.glob` for a module in this folder, over content files: entries may be newer than the build. */
export const globOf =
  (folder: string) =>
  <Module>(patterns: string | string[], options: GlobOptions = {}): Record<string, Module> =>
    Object.fromEntries(
      [patterns]
        .flat()
        .flatMap((pattern) =>
          filesOf(folder, pattern).map(([key, path]) => [key, moduleOf(path, options) as Module]),
        ),
    )

function filesOf(folder: string, pattern: string): [key: string, path: string][] {
  const before = pattern.slice(0, pattern.search(/[^/]*[*{]/))
  const start = new URL(before, `file:///${folder}/`).pathname.slice(1)
  const rest = pattern.slice(before.length).replaceAll('.', '\\.').replaceAll('*', '[^/]+')
  const either = (_: string, all: string) => `(${all.replaceAll(',', '|')})`
  const names = new RegExp(`^${rest.replace(/\{(.*)\}/, either)}$`)
  return Object.keys(content)
    .filter((path) => path.startsWith(start) && names.test(path.slice(start.length)))
    .sort()
    .map((path) => [before + path.slice(start.length), path])
}

function moduleOf(path: string, { eager, import: name, query }: GlobOptions) {
  // A release's build makes calendar files; a page without one shows no link.
  const data = query === '?calendar' ? null : contentOf(path)
  const module = name === 'default' ? data : { default: data }
  return eager ? module : () => Promise.resolve(module)
}
