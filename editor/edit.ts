import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { orRefuse } from '@college/platform/commands/college'
import { packageNamed } from '@college/platform/commands/command'
import { parsed } from '@college/platform/commands/words'
import { devPortRemedy, interruption } from '@college/platform/dev/dev-servers'
import { refuseMissing } from '@college/platform/release/build'
import { refuseTaken } from '@college/platform/server/refuse-taken'
import { siteServer } from '@college/platform/server/site-server'
import { storeOf } from '@college/platform/store/channel'
import { openStore, repositoryAround } from '@college/platform/store/open-store'
import { Refusal } from '@college/platform/store/site-store'
import { packagesOf } from '@college/shared/preset/checkout'
import { appBuild } from './server/app'
import { contentKinds } from './server/content'
import { clearUp, editorsOf, localEditor, peopleIn } from './server/editors'
import { editorPort, type Guard, previewPort, proxyGuard, proxySecret, tokenGuard } from './server/guard'
import { editorConfiguration, publicPreview } from './server/nginx-for-editor'
import { claimCheckout } from './server/one-editor'
import type { Person } from './server/save'
import { editorServer } from './server/server'

const help = `
npm run edit [-- <section> …] [--no-open]
npm run edit -- --serve --origin <https origin>
npm run --silent edit -- --nginx --origin <https origin> [--certificate <file> --key <file>]

Opens the site and the form of what it shows, side by side. What is typed is in the page at once, and in the files
when it is saved. DEV_PORT names another first port than 5173.

  <section>           shell, or media for the folder mfe-media; without one, all of them
  --no-open           prints the address, and opens no browser
  --serve             for several people, behind the college's own sign-in: --nginx prints the proxy.
                      editors.yaml (or EDITORS) says who may edit and release what
  --origin <origin>   the address that they see, such as https://edit.example.org
`

const options = {
  'no-open': { type: 'boolean' },
  serve: { type: 'boolean' },
  nginx: { type: 'boolean' },
  origin: { type: 'string' },
  certificate: { type: 'string' },
  key: { type: 'string' },
} as const

await orRefuse(() => edit(process.argv.slice(2)))

async function edit(args: string[]) {
  if (args.includes('--help') || args.includes('-h')) return console.log(help.trim())
  const root = repositoryAround()
  const { values, words } = parsed({ options, words: packagesOf(root).length, help }, args)
  if (values.nginx)
    return process.stdout.write(editorConfiguration(httpsOrigin(values.origin), proxySecret(root), values))
  if (values.serve) {
    const origin = httpsOrigin(values.origin)
    const names = peopleIn(root).map(({ name }) => name)
    await serve(root, proxyGuard(origin, proxySecret(root)), editorsOf, publicPreview(origin))
    console.log(
      `Editors of ${names.join(', ')} at ${origin}; npm run --silent edit -- --nginx prints its proxy.`,
    )
  } else {
    const guard = tokenGuard(editorPort)
    const named = words.map((word) => packageNamed(word, packagesOf(root)))
    const editors: typeof editorsOf = (root, kinds) => localEditor(root, kinds, named)
    await serve(root, guard, editors, `http://localhost:${previewPort}`)
    console.log(`Edit at ${guard.address}`)
    if (!values['no-open']) openBrowser(guard.address)
  }
  await interruption()
  process.exit(0)
}

/** One process for everybody, serving one build of the site's pages, and the preview beside it. */
async function serve(root: string, guard: Guard, editors: typeof editorsOf, preview: string) {
  refuseMissing(root, packagesOf(root))
  await refuseTaken('the editor', editorPort, devPortRemedy)
  await refuseTaken('the editor’s preview', previewPort, devPortRemedy)
  await claimCheckout(join(root, '.cache/edit/open.json'), editorPort, guard.origin)
  const app = join(root, '.cache/edit/app')
  const build = appBuild(root, app)
  const [kinds] = await Promise.all([contentKinds(root), build()])
  clearUp(root, kinds)
  const server = editorServer({ guard, app, build, preview, editorOf: editors(root, kinds), log })
  const previewServer = siteServer(storeOf(openStore(root), 'preview').public)
  await Promise.all([listens(server, editorPort), listens(previewServer, previewPort)])
}

function log({ name }: Person, words: string) {
  console.log(`${new Date().toISOString()} ${name} ${words}`)
}

function listens(server: Server, port: number) {
  return once(server.listen(port, '127.0.0.1'), 'listening')
}

function httpsOrigin(text: string | undefined): string {
  if (text && /^https:\/\/[a-z0-9.-]+(:\d+)?$/.test(text)) return text
  throw new Refusal(
    `--origin: found ${text ? `'${text}'` : 'none'}, expected one such as https://edit.example.org.`,
  )
}

/** Opens the address in the person's browser; without one, the printed address is enough. */
function openBrowser(address: string) {
  const [program = 'xdg-open', ...args] =
    { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }[process.platform as string] ?? []
  spawn(program, [...args, address], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}
