import { join } from 'node:path'
import { classNames } from '@college/shared/preset/class-names'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { ownSections } from './own-sections'
import { once, packageNames, packageOf, root, sources } from './packages'

/**
 * Builds the six packages as one bundle with the bundler's defaults: one chunk a route.
 *
 * Keeps the class names of the composed pages, which the bundle hydrates. There, a class of `shared` has one
 * name for each package; here, only the shell's.
 *
 * @param out the folder of the bundle
 * @returns the bundle's name for each of the other names
 */
export async function buildPrerendered(out: string): Promise<Map<string, string>> {
  const naming = packageNames.map((name) => ({
    folder: packageOf(name).folder,
    scoped: classNames(name, packageOf(name).folder),
  }))
  const renamed = new Map<string, string>()

  await build({
    configFile: false,
    root: join(root, 'e2e/bench/application'),
    base: '/assets/',
    logLevel: 'error',
    publicDir: false,
    plugins: [ownSections('prerendered'), ...sources(packageNames, '/assets/'), react()],
    css: {
      modules: {
        generateScopedName(local, file) {
          const owner = naming.find(({ folder }) => file.startsWith(join(folder, '/')))
          if (owner) return owner.scoped(local, file)
          const [name = '', ...others] = naming.map(({ scoped }) => scoped(local, file))
          for (const other of others) renamed.set(other, name)
          return name
        },
      },
    },
    resolve: { dedupe: once },
    // Beside the pictures, as in the site's own releases.
    build: { outDir: out, emptyOutDir: true, reportCompressedSize: false, assetsDir: '' },
  })
  return renamed
}
