import { builtinModules, createRequire } from 'node:module'
import { basename, join, resolve } from 'node:path'
import { build } from 'vite'
import { manifestFile, type PackageName } from '../contract/release-manifest'
import { singletons } from './federation'
import { writeRelease } from './release-writer'

/** `npm run build` of a package: its browser build, its server build, its release manifest. */
const root = resolve('.')
const name = basename(root).replace('mfe-', '') as PackageName
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'
// Whatever runs the build: a test runner's own setting would make it a development build.
process.env.NODE_ENV = 'production'

try {
  const configFile = join(root, 'vite.config.ts')
  await build({ root, configFile, logLevel: 'warn' })
  await build({ root, configFile, logLevel: 'warn', build: { ssr: true } })
  const manifest = await writeRelease(root, name, standIns(root))
  const files = Object.keys(manifest.files).length
  console.log(
    `${name}: built ${manifest.version}, ${manifest.pages.length} pages, ${files} files (dist/${manifestFile})`,
  )
  process.exit(0)
} catch (error) {
  console.error(messageOf(error))
  process.exit(1)
}

/** The build evaluates pages' loaders only, so the site's facts need not be there: texts keep their tokens. */
function standIns(root: string): Record<string, unknown> {
  const require = createRequire(join(root, 'package.json'))
  const runtime = { fill: <T>(content: T) => content }
  const packages = singletons
    .filter((name) => name !== '@college/runtime')
    .map((name) => [name, require(name)])
  const builtins = builtinModules.map((name) => [name, require(name)])
  return {
    ...Object.fromEntries(builtins),
    ...Object.fromEntries(packages),
    '@college/runtime': runtime,
  }
}

/** The sentence behind a failed build, without the stack of the bundler's inside. */
function messageOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  const lines = text
    .split('\n')
    .filter((line) => line.trim() && !/^\s+at |^Build failed|^\[plugin|errors: \[/.test(line))
  return `${name}: the build stopped.\n${lines.map((line) => line.replace(/^Error: /, '')).join('\n')}`
}
