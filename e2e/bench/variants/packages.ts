import { join } from 'node:path'
import { contentPackages } from '@college/shared/content/packages'
import type { ContentSchemas } from '@college/shared/content/read-content'
import type { PackageName } from '@college/shared/contract'
import { calendarPlugin } from '@college/shared/preset/calendar-plugin'
import { sectionsOf } from '@college/shared/preset/checkout'
import { contentPlugin } from '@college/shared/preset/content-plugin'
import { picturePlugin } from '@college/shared/preset/picture-plugin'
import type { PluginOption } from 'vite'
import { eventsOf } from '../../../mfe-academics/content/events'

/** The repository's folder. */
export const root = join(import.meta.dirname, '../../..')

const found = await contentPackages(root)

const packages: Record<PackageName, { folder: string; schemas: ContentSchemas }> = Object.fromEntries(
  found.map(({ folder, schemas }) => [folder.replace('mfe-', ''), { folder: join(root, folder), schemas }]),
)

export const packageNames = Object.keys(packages)

/** A package's folder, and the schemas of its content. */
export function packageOf(name: PackageName) {
  const found = packages[name]
  if (found) return found
  throw new Error(`found no package '${name}', expected one of ${packageNames.join(', ')}.`)
}

/** The sections. */
export const remotes = sectionsOf(root)
export type { PackageName }

/** Content, calendars and pictures as in the site's own builds, so that every variant shows the same. */
export const sources = (names: PackageName[], base: string): PluginOption[] => [
  calendarPlugin({
    root: packageOf('academics').folder,
    schemas: packageOf('academics').schemas,
    eventsOf,
    base,
    emit: true,
  }),
  ...names.map(packageOf).map(({ folder, schemas }) => contentPlugin(folder, schemas)),
  picturePlugin({ base, emit: true, cache: join(root, 'node_modules/.cache/pictures') }),
]

/** Modules that must exist once, in every bundle. */
export const once = ['react', 'react-dom', 'react-router-dom', 'zustand']
