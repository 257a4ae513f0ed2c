import { builtinModules, createRequire } from 'node:module'
import { manifestFile, type PackageName } from '../contract/release-manifest'
import { singletons } from './federation'
import { writeRelease } from './release-writer'

/**
 * Runs the builds of a package, writes its release manifest, and ends the process: with 1 and the sentence behind it
 * when a build fails.
 *
 * @param root the package's folder
 */
export async function finishBuild(root: string, name: PackageName, builds: () => Promise<unknown>) {
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'
  // Whatever runs the build: a test runner's own setting would make it a development build.
  process.env.NODE_ENV = 'production'
  try {
    await builds()
    const { version, pages, files } = await writeRelease(root, name, standIns())
    console.log(
      `${name}: built ${version}, ${pages.length} pages, ${Object.keys(files).length} files (dist/${manifestFile})`,
    )
    process.exit(0)
  } catch (error) {
    console.error(messageOf(name, error))
    process.exit(1)
  }
}

/** The build evaluates pages' loaders only, so the site's facts need not be there: texts keep their tokens. */
function standIns(): Record<string, unknown> {
  const require = createRequire(import.meta.url)
  const installed = [...builtinModules, ...singletons].filter((name) => name !== '@college/runtime')
  return {
    ...Object.fromEntries(installed.map((name) => [name, require(name)])),
    '@college/runtime': { fill: <T>(content: T) => content },
  }
}

/** The sentence behind a failed build, without the stack of the bundler's inside. */
function messageOf(name: string, error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  const lines = text
    .split('\n')
    .filter((line) => line.trim() && !/^\s+at |^Build failed|^\[plugin|errors: \[/.test(line))
  return `${name}: the build stopped.\n${lines.map((line) => line.replace(/^Error: /, '')).join('\n')}`
}
