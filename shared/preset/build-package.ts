import { join, resolve } from 'node:path'
import { build } from 'vite'
import { folderOf } from './checkout'
import { finishBuilds } from './finish-build'

/**
 * Builds packages of the checkout that this runs in: for each one named its browser build, its server build, its release
 * manifest. In one process, six take two thirds of the time of six processes.
 */
const packages = process.argv.slice(2).map((name) => [folderOf(resolve('.'), name), name])

await finishBuilds(Object.fromEntries(packages), async (root) => {
  const common = { root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' as const }
  const rolldownOptions = {
    // How long plugins take is no warning: encoding pictures is the longest part of a first build.
    checks: { bundlerTimings: false },
  }
  await build({ ...common, build: { rolldownOptions } })
  await build({ ...common, build: { rolldownOptions, ssr: true } })
})
