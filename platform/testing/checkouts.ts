import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PackageName } from '@college/shared/contract/release-manifest'
import { folderOf } from '@college/shared/preset/checkout'
import { commands } from '../commands/college'
import { parsed } from '../commands/words'
import { writeSampleSite } from './sample-site'
import { ownPages, writeTinyRelease } from './tiny-release'
import { type Age, type Checkout, working } from './working-checkout'

/** Creates as much of a checkout as commands look for. */
export function layOut(root: string, age: Age) {
  const site = writeSampleSite(join(root, 'shared/site.yaml'))
  for (const name of age.packages) {
    mkdirSync(folderOf(root, name), { recursive: true })
    writeFileSync(join(folderOf(root, name), 'package.json'), '{}')
  }
  return site
}

/** Runs a command line of `college` in a checkout, as the tool of that age. */
export async function runIn(checkout: Checkout, [name = '', ...args]: string[]) {
  const command = await commands[name]?.()
  if (!command) throw new Error(`${name}: is no command.`)
  const { values, words } = parsed(command, args, {})
  await working.run(checkout, async () => command.run(values, words, checkout))
}

/** Replaces the builds of the checkout whose command runs. */
export async function buildTiny(root: string, names: PackageName[]) {
  const { age, source } = working.getStore() ?? expected()
  const { react, tokens, button } = age
  for (const name of names) {
    const dist = join(folderOf(root, name), 'dist')
    rmSync(dist, { recursive: true, force: true })
    writeTinyRelease(dist, name, source.version, source.changes(ownPages(name, source.version)), {
      ...(name === 'shell' ? { provides: { react } } : { requires: { react: `^${react}` } }),
      tokens,
      parts: { 'button/button.tsx': button },
    })
  }
}

function expected(): never {
  throw new Error('A build runs in no checkout; expected one by runIn.')
}
