import { createHash, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Store } from '../../release/store'

/** Days after which a picture that no compose has asked for is removed. */
const keptFor = 30

/** Pictures that are drawn at a time: sharp works on several threads by itself. */
const atOnce = 3

const folderOf = (store: Store) => join(store.composed, 'drawn')

/** Pictures that compose draws itself. One is named by all that it shows, so that it is drawn once. */
export type DrawnFiles = ReturnType<typeof drawnFiles>

export function drawnFiles(store: Store) {
  const folder = folderOf(store)
  mkdirSync(folder, { recursive: true })
  const wanted = new Map<string, () => Promise<Buffer>>()

  return {
    /**
     * The path of a picture, known before it is drawn.
     *
     * @param shows everything that the picture depends on
     */
    path(name: string, ending: 'jpg' | 'png', shows: unknown, draw: () => Promise<Buffer>): string {
      const hash = createHash('sha256')
        .update(JSON.stringify([name, shows]))
        .digest('hex')
        .slice(0, 16)
      const file = `${name}-${hash}.${ending}`
      wanted.set(file, draw)
      return `/assets/drawn/${file}`
    },

    /** Draws what is missing. Afterwards every path that was given has its file. */
    async finish() {
      const missing = [...wanted].filter(([file]) => !existsSync(join(folder, file)))
      const next = async (): Promise<void> => {
        const entry = missing.pop()
        if (!entry) return
        const [file, draw] = entry
        const draft = join(folder, `.${file}.${randomUUID()}`)
        await writeFile(draft, await draw())
        await rename(draft, join(folder, file))
        return next()
      }
      await Promise.all(Array.from({ length: atOnce }, next))
      const now = new Date()
      for (const file of wanted.keys()) utimesSync(join(folder, file), now, now)
      const limit = Date.now() - keptFor * 86_400_000
      for (const file of readdirSync(folder))
        if (statSync(join(folder, file)).mtimeMs < limit) rmSync(join(folder, file), { force: true })
    },
  }
}

/**
 * Puts the drawn pictures into a site, as links. Those of the last weeks stay: who was sent a link yesterday
 * still sees its picture.
 */
export function linkDrawnFiles(store: Store, site: string) {
  const target = join(site, 'assets/drawn')
  mkdirSync(target, { recursive: true })
  if (!existsSync(folderOf(store))) return
  for (const file of readdirSync(folderOf(store)))
    if (!file.startsWith('.')) linkSync(join(folderOf(store), file), join(target, file))
}
