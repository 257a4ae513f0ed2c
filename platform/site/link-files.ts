import { existsSync, linkSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { forms, pageFile } from '../compose/page-file'
import { type Channel, packagesKept, versionsIn } from '../store/channel'
import { releaseFolder, type Store } from '../store/site-store'
import type { KnownPage } from './known-pages'

/**
 * Links the files of the live releases and of those before: a tab that was opened then still finds its scripts. The
 * history may name a release that is no longer stored.
 */
export function linkAssets(store: Store, folder: string, channel: Channel) {
  for (const name of packagesKept(channel)) {
    const to = join(folder, 'assets', name)
    mkdirSync(to, { recursive: true })
    const linked = new Set<string>()
    for (const version of versionsIn(channel, name)) {
      const from = join(releaseFolder(store, name, version), 'browser')
      for (const file of existsSync(from) ? readdirSync(from, { withFileTypes: true }) : []) {
        // A symbolic link could lead anywhere.
        if (!file.isFile() || file.name.startsWith('.') || linked.has(file.name)) continue
        linkSync(join(from, file.name), join(to, file.name))
        linked.add(file.name)
      }
    }
  }
}

/** Links a page of another site, in all its forms. @throws Error (ENOENT) when another process has just removed it */
export function linkPage(folder: string, { record, folder: other }: KnownPage) {
  const file = pageFile(record.path)
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  for (const form of forms) linkSync(join(other, file) + form, join(folder, file) + form)
}
