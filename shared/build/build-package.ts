import { basename, join, resolve } from 'node:path'
import { build } from 'vite'
import type { PackageName } from '../contract/release-manifest'
import { finishBuild } from './finish-build'

/** `npm run build` of a package: its browser build, its server build, its release manifest. */
const root = resolve('.')
const configFile = join(root, 'vite.config.ts')

await finishBuild(root, basename(root).replace('mfe-', '') as PackageName, async () => {
  await build({ root, configFile, logLevel: 'warn' })
  await build({ root, configFile, logLevel: 'warn', build: { ssr: true } })
})
