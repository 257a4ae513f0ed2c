import { fileURLToPath } from 'node:url'
import type { PackageName } from '../../../shared/contract/release-manifest'
import { isPackage, packages, Refusal, storeIn } from '../release/store'

/** The repository's folder and the store in it; `SITE_STORE` names another folder for releases and site. */
export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')
export const store = {
  ...storeIn(process.env.SITE_STORE ?? root),
  site: process.env.SITE_CONFIG ?? storeIn(root).site,
}

/** Runs a command: `--help` prints its text, a refusal its sentence with status 1. */
export async function command(help: string, run: (args: string[]) => Promise<void> | void) {
  const args = process.argv.slice(2)
  if (args.includes('--help') || args.includes('-h')) return console.log(help.trim())
  try {
    await run(args)
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error)
    // At once: a service that was started already would keep a refused command alive.
    process.exit(1)
  }
}

/** The package that an argument names. */
export function packageNamed(name: string | undefined): PackageName {
  if (name && isPackage(name)) return name
  throw new Refusal(
    `found ${name ? `the section '${name}'` : 'no section'}, expected one of ${packages.join(', ')}.`,
  )
}
