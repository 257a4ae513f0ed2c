import { join } from 'node:path'
import type { PluginOption } from 'vite'
import { schemas as about } from '../../../mfe-about/content/schemas'
import { schemas as academics } from '../../../mfe-academics/content/schemas'
import { schemas as departments } from '../../../mfe-departments/content/schemas'
import { schemas as forms } from '../../../mfe-forms/content/schemas'
import { schemas as media } from '../../../mfe-media/content/schemas'
import { contentPlugin } from '../../../shared/build/content-plugin'
import { picturePlugin } from '../../../shared/build/picture-plugin'
import { schemas as shell } from '../../../shell/content/schemas'

/** The repository's folder. */
export const root = join(import.meta.dirname, '../../..')

/** The folders of the six packages and the schemas of their content. */
export const packages = {
  shell: { folder: join(root, 'shell'), schemas: shell },
  about: { folder: join(root, 'mfe-about'), schemas: about },
  academics: { folder: join(root, 'mfe-academics'), schemas: academics },
  departments: { folder: join(root, 'mfe-departments'), schemas: departments },
  media: { folder: join(root, 'mfe-media'), schemas: media },
  forms: { folder: join(root, 'mfe-forms'), schemas: forms },
}
export type PackageName = keyof typeof packages
export const remotes = ['about', 'academics', 'departments', 'media', 'forms'] as const

/** Content and pictures as the site's own builds read them, so that every variant shows the same. */
export const sources = (names: PackageName[], base: string): PluginOption[] => [
  ...names.map((name) => contentPlugin(packages[name].folder, packages[name].schemas)),
  picturePlugin({ base, emit: true, cache: join(root, 'node_modules/.cache/pictures') }),
]

/** Modules that must exist once, whoever bundles them. */
export const once = ['react', 'react-dom', 'react-router-dom', 'zustand']
