import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { once, type PackageName, packages, root, sources } from './packages'
import { replacedModules } from './replaced-modules'
import { sectionModules } from './section-modules'

/**
 * Builds the same components as one single-page application, as one would today: the bundler's defaults, one
 * chunk a route, rendered by the browser alone.
 *
 * Arguments: the folder to write to.
 */
const [out = ''] = process.argv.slice(2)
const names = Object.keys(packages) as PackageName[]

await build({
  configFile: false,
  root: join(root, 'e2e/bench/single'),
  base: '/assets/',
  logLevel: 'warn',
  publicDir: false,
  plugins: [
    sectionModules(),
    replacedModules({
      'load-page': 'single/load-page',
      'browser-footer-form': 'single/browser-footer-form',
      'fetch-ahead': 'variants/no-fetch-ahead',
      'route-map': 'variants/no-route-map',
    }),
    ...sources(names, '/assets/'),
    react(),
  ],
  resolve: { dedupe: once },
  build: {
    outDir: join(out, 'assets'),
    emptyOutDir: true,
    reportCompressedSize: false,
    // Beside the pictures, as in the site's own releases.
    assetsDir: '',
  },
})
