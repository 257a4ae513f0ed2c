import { builtinModules, createRequire } from 'node:module'
import { manifestFile, type PackageName } from '../contract/release-manifest'
import { singletons } from './federation'
import { writeRelease } from './release-writer'

/** Two keep two processors busy: pictures are encoded beside them. More only take memory. */
const atOnce = 2

/**
 * Builds packages, writes their release manifests, and ends the process: with 1 and the sentence behind it when a
 * build fails.
 */
export async function finishBuilds(
  packages: Record<string, PackageName>,
  build: (root: string) => Promise<unknown>,
) {
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'
  // Override the runner's setting: a test runner's own would make it a development build.
  process.env.NODE_ENV = 'production'
  const waiting = Object.entries(packages)
  const buildWaiting = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await finishBuild(...next, build)
  }
  await Promise.all(Array.from({ length: atOnce }, buildWaiting))
  process.exit(0)
}

async function finishBuild(root: string, name: PackageName, build: (root: string) => Promise<unknown>) {
  try {
    await build(root)
    const { version, pages, files } = await writeRelease(root, name, standIns())
    console.log(
      `${name}: built ${version}, ${pages.length} pages, ${Object.keys(files).length} files (dist/${manifestFile})`,
    )
  } catch (error) {
    console.error(messageOf(name, error))
    process.exit(1)
  }
}

/** The build evaluates pages' loaders only, so the site's facts need not be there: texts keep their tokens. */
function standIns(): Record<string, unknown> {
  const require = createRequire(import.meta.url)
  const installed = [...builtinModules, ...singletons].filter((name) => name !== '@college/runtime')
  const modules = { '@college/runtime': { fill: <T>(content: T) => content } }
  // Load only on request: Node warns about a deprecated module as soon as it is loaded.
  for (const name of installed)
    Object.defineProperty(modules, name, { get: () => require(name), enumerable: true })
  return modules
}

/** The sentence behind a failed build, without the stack of the bundler's inside. */
function messageOf(name: string, error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  const lines = text
    .split('\n')
    .filter((line) => line.trim() && !/^\s+at |^Build failed|^\[plugin|errors: \[/.test(line))
  return `${name}: the build stopped.\n${lines.map((line) => line.replace(/^Error: /, '')).join('\n')}`
}
