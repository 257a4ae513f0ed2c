import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import type { ReleaseManifest } from '../contract/release-manifest'
import { distOf } from './checkout'

const repository = join(import.meta.dirname, '../..')

/** Beside the server build: the files of `shared/ui` that went into it, by their path in the repository. */
export const loadedPartsFile = 'loaded-parts.json'

const ui = join(repository, 'shared/ui/')

/** Records which parts of `shared/ui` a package uses: a change of any other part does not concern it. */
export const loadedParts = (): Plugin => ({
  name: 'college:loaded-parts',
  generateBundle() {
    const files = [...this.getModuleIds()].map((id) => id.split('?')[0] ?? '')
    const parts = files
      .filter((file) => file.startsWith(ui))
      .map((file) => relative(repository, file))
      .sort()
    this.emitFile({
      type: 'asset',
      fileName: loadedPartsFile,
      source: JSON.stringify([...new Set(parts)], null, 1),
    })
  },
})

/**
 * What a package has of the common design: the tokens that it gives or takes, and the parts of `shared/ui` that are in it.
 */
export function designOf(root: string, isShell: boolean): Pick<ReleaseManifest, 'tokens' | 'parts'> {
  const browser = join(distOf(root), 'browser')
  const design = readFileSync(join(repository, 'shared/styles/tokens.css'), 'utf8')
  const text = (ending: string) =>
    readdirSync(browser)
      .filter((file) => file.endsWith(ending))
      .map((file) => readFileSync(join(browser, file), 'utf8'))
      .join('\n')
  return {
    tokens: isShell ? givenBy(text('.css')) : missingIn(text('.css'), text('.js'), definedIn(design)),
    parts: partsOf(root),
  }
}

const names = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort()

export const definedIn = (styles: string) => names(styles, /(?<![\w-])(--[\w-]+)\s*:/g)

/** The custom properties that every page has, whatever is on it. */
export const givenBy = (styles: string) =>
  definedIn([...styles.matchAll(/:root[^{}]*\{[^{}]*\}/g)].join('\n'))

/**
 * The custom properties that styles use without a fallback, and that neither they nor scripts set.
 *
 * @param design tokens of the common design, which styles take even where they change them for a part of the page
 */
export function missingIn(styles: string, scripts: string, design: string[] = []): string[] {
  const own = new Set([...definedIn(styles), ...names(scripts, /["'`](--[\w-]+)["'`]/g)])
  for (const name of design) own.delete(name)
  return names(styles, /var\(\s*(--[\w-]+)\s*\)/g).filter((name) => !own.has(name))
}

/** The files of `shared/ui` that went into a build, each with a hash of its bytes. */
function partsOf(root: string): Record<string, string> {
  const list = join(distOf(root), 'server', loadedPartsFile)
  // A section of another make has none.
  const files: string[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  return Object.fromEntries(
    files.map((file) => [
      file.slice('shared/ui/'.length),
      hash('sha256', readFileSync(join(repository, file))).slice(0, 8),
    ]),
  )
}
