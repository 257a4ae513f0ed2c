import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { PluginOption, UserConfig } from 'vite'
import { contentPackages } from '../content/packages'
import type { ContentSchemas } from '../content/read-content'
import { contentPlugin } from './content-plugin'
import { picturePlugin, picturesIn } from './picture-plugin'

/**
 * Content and pictures of all packages as in development, so that a unit test can show a page with its words.
 *
 * @param root the repository's folder
 */
export const contentInTests = async (root: string): Promise<PluginOption> => [
  ...(await contentPackages(root)).map(({ folder, schemas }) => contentPlugin(join(root, folder), schemas)),
  picturesInTests(root),
]

const picturesInTests = (root: string) => picturePlugin({ base: '/', emit: false, cache: picturesIn(root) })

/** Vitest's configuration for the unit tests of a section's own repository. */
export const inTests = ({ root, schemas }: { root: string; schemas: ContentSchemas }): UserConfig => ({
  root,
  plugins: [react(), contentPlugin(root, schemas), picturesInTests(root)],
  ...{
    test: {
      include: ['{src,content}/**/*.test.{ts,tsx}'],
      css: { modules: { classNameStrategy: 'non-scoped' } },
      // They are installed as sources, which Node does not run.
      server: { deps: { inline: [/\/@college\//] } },
    },
  },
})
