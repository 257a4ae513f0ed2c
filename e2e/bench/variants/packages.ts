import { join } from 'node:path'
import { contentPackages } from '@college/shared/content/packages'
import type { ContentSchemas } from '@college/shared/content/read-content'
import type { PackageName } from '@college/shared/contract'
import { calendarPlugin } from '@college/shared/preset/calendar-plugin'
import { contentPlugin } from '@college/shared/preset/content-plugin'
import { picturePlugin } from '@college/shared/preset/picture-plugin'
import type { PluginOption } from 'vite'
import { eventsOf } from '../../../mfe-academics/content/events'

/** The repository's folder. */
export const root = join(import.meta.dirname, '../../..')

const found = await contentPackages(root)

/** The folders of all packages and the schemas of their content. */
export const packages = Object.fromEntries(
  found.map(({ folder, schemas }) => [folder.replace('mfe-', ''), { folder: join(root, folder), schemas }]),
) as Record<PackageName, { folder: string; schemas: ContentSchemas }>

export { sections as remotes } from '@college/shared/contract'
export type { PackageName }

const { academics } = packages

/** Content, calendars and pictures as the site's own builds read them, so that every variant shows the same. */
export const sources = (names: PackageName[], base: string): PluginOption[] => [
  calendarPlugin({ root: academics.folder, schemas: academics.schemas, eventsOf, base, emit: true }),
  ...names.map((name) => contentPlugin(packages[name].folder, packages[name].schemas)),
  picturePlugin({ base, emit: true, cache: join(root, 'node_modules/.cache/pictures') }),
]

/** Modules that must exist once, whoever bundles them. */
export const once = ['react', 'react-dom', 'react-router-dom', 'zustand']
