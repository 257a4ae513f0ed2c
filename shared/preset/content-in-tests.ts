import { join } from 'node:path'
import type { PluginOption } from 'vite'
import { contentPackages } from '../content/packages'
import { contentPlugin } from './content-plugin'
import { picturePlugin } from './picture-plugin'

/**
 * Content and pictures of all packages as in development, so that a unit test can show a page with its words.
 *
 * @param root the repository's folder
 */
export const contentInTests = async (root: string): Promise<PluginOption> => [
  ...(await contentPackages(root)).map(({ folder, schemas }) => contentPlugin(join(root, folder), schemas)),
  picturePlugin({ base: '/', emit: false, cache: join(root, 'node_modules/.cache/pictures') }),
]
