import { inspect } from 'node:util'
import { ownSection } from '@college/shared/preset/checkout'
import { checkDelivery } from '../deliver/deliver-live'
import { diskFault } from '../store/disk-fault'
import { openStore, ownStore, refuseNoStore, repositoryAround } from '../store/open-store'
import { oneOf, Refusal } from '../store/refusal'
import { checkSettings, setting } from '../store/settings'
import type { Command } from './command'
import { parsed } from './words'

/** Each command loads only what it needs. `--help` lists them in this order. */
export const commands: Record<string, () => Promise<Command>> = {
  start: async () => (await import('./start')).start,
  dev: async () => (await import('./dev')).dev,
  build: async () => (await import('./build')).build,
  release: async () => (await import('./release')).release,
  preview: async () => (await import('./preview')).preview,
  promote: async () => (await import('./promote')).promoteCommand,
  combinations: async () => (await import('./combinations')).combinationsCommand,
  rollback: async () => (await import('./rollback')).rollback,
  remove: async () => (await import('./remove')).remove,
  compose: async () => (await import('./compose')).composeCommand,
  deliver: async () => (await import('./deliver')).deliver,
  serve: async () => (await import('./serve')).serve,
  status: async () => (await import('./status')).status,
  history: async () => (await import('./history')).history,
  explain: async () => (await import('./explain')).explainCommand,
  bisect: async () => (await import('./bisect')).bisectCommand,
  prune: async () => (await import('./prune')).pruneCommand,
  verify: async () => (await import('./verify')).verify,
  'check-store': async () => (await import('./check-store')).checkStore,
  'check-content': async () => (await import('./check-content')).checkContentCommand,
  nginx: async () => (await import('./nginx')).nginx,
  'new-page': async () => (await import('./new-page')).newPageCommand,
  'new-section': async () => (await import('./new-section')).newSectionCommand,
  schemas: async () => (await import('./schemas')).schemas,
}

/** Runs a command line: `--help` prints, a refusal prints one sentence and exits with 1. */
export async function college([name, ...args]: string[]) {
  await orRefuse(async () => {
    if (name === undefined || name === '--help' || name === '-h') return console.log(await overview())
    const load = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (!load)
      throw new Refusal(
        `found the command '${name}', expected ${oneOf(Object.keys(commands), name)}; npx college --help says more.`,
      )
    const command = await load()
    if (args.includes('--help') || args.includes('-h')) return console.log(command.help.trim())
    const { values, words } = parsed(command, args)
    const root = repositoryAround()
    if (command.storeless) return command.run(values, words, { root, store: ownStore(root) })
    if (ownSection(root) && !setting('SITE_STORE'))
      throw new Refusal(
        'SITE_STORE: found nothing, expected the store of the live site: a folder, or s3://<bucket>/<prefix>.',
      )
    const store = openStore(root)
    if (!command.begins) await refuseNoStore(store)
    if (command.changes) checkDelivery(store)
    await command.run(values, words, { root, store })
  })
}

/** Checks the settings and runs; a refusal or a disk fault prints its sentence and ends the process. */
export async function orRefuse(run: () => Promise<unknown>) {
  try {
    checkSettings()
    await run()
  } catch (error) {
    const said = error instanceof Refusal ? error.message : diskFault(error)
    // A script made on Windows has \r at the end of each word, and a terminal writes over what is before one.
    console.error(said?.replaceAll(/[^\P{Cc}\n]/gu, (sign) => inspect(sign).slice(1, -1)) ?? error)
    // Exit at once: a server already started would keep a refused command alive.
    process.exit(1)
  }
}

async function overview(): Promise<string> {
  const lines = await Promise.all(
    Object.entries(commands).map(async ([name, load]) => `  ${name.padEnd(14)} ${(await load()).summary}`),
  )
  return `npx college <command> [--help]\n\n${lines.join('\n')}`
}
