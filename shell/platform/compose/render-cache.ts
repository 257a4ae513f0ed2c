import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { ComposedPage, Composition } from '../../../shared/contract/composition'
import type { RenderedPage } from '../../../shared/contract/shell-server'
import type { Store } from '../release/store'

/** Days after which a rendering that no compose has asked for is removed. */
const keptFor = 30

/**
 * Renderings of before, found by everything that they depend on. A release with one changed page renders
 * that page; a rollback renders none.
 */
export function renderCache(store: Store, composition: Composition) {
  const folder = store.rendered
  mkdirSync(folder, { recursive: true })
  const common = JSON.stringify([
    composition.releases.shell.version,
    composition.releases.forms.exposes,
    composition.site,
    composition.year,
  ])

  // A page's scripts are named by their content: its code and its words.
  const keyOf = ({ path, owner, page }: ComposedPage) =>
    createHash('sha256')
      .update(JSON.stringify([common, path, owner, page]))
      .digest('hex')
      .slice(0, 32)

  return {
    get(page: ComposedPage): RenderedPage | undefined {
      const file = join(folder, keyOf(page))
      if (!existsSync(file)) return
      const now = new Date()
      utimesSync(file, now, now)
      return JSON.parse(readFileSync(file, 'utf8'))
    },
    set(page: ComposedPage, rendered: RenderedPage) {
      const file = join(folder, keyOf(page))
      const draft = `${file}.${randomUUID()}`
      writeFileSync(draft, JSON.stringify(rendered))
      renameSync(draft, file)
      return rendered
    },
    prune() {
      const limit = Date.now() - keptFor * 86_400_000
      for (const name of readdirSync(folder)) {
        const file = join(folder, name)
        const rendering = statSync(file, { throwIfNoEntry: false })
        if (rendering && rendering.mtimeMs < limit) rmSync(file, { force: true })
      }
    },
  }
}
