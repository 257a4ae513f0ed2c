import { spawn } from 'node:child_process'
import { orRefuse } from '@college/platform/commands/college'
import { packageNamed } from '@college/platform/commands/command'
import { parsed } from '@college/platform/commands/words'
import { interruption } from '@college/platform/dev/dev-servers'
import { repositoryAround } from '@college/platform/store/open-store'
import { Refusal } from '@college/platform/store/site-store'
import { packagesOf } from '@college/shared/preset/checkout'
import { editorsOf, localEditor } from './server/editors'
import { tokenGuard } from './server/guard'
import { editorConfiguration, publicPreview } from './server/nginx-for-editor'
import { peopleIn } from './server/people'
import { editorPort, previewPort } from './server/ports'
import { proxyGuard, proxySecret } from './server/proxy-guard'
import { runEditor } from './server/run-editor'

const help = `
npm run edit [-- <section> …] [--no-open]
npm run edit -- --serve --origin <https origin>
npm run edit -- --nginx --origin <https origin> [--certificate <file> --key <file>]

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
  if (values.nginx) return process.stdout.write(proxyOf(root, httpsOrigin(values.origin), values))
  if (values.serve) {
    const origin = httpsOrigin(values.origin)
    const names = peopleIn(root).map(({ name }) => name)
    await runEditor(root, {
      guard: proxyGuard(origin, proxySecret(root)),
      editors: (kinds) => editorsOf(root, kinds),
      preview: publicPreview(origin),
    })
    console.log(`Editors of ${names.join(', ')} at ${origin}; npm run edit -- --nginx prints its proxy.`)
  } else {
    const guard = tokenGuard(editorPort)
    const named = words.map((word) => packageNamed(word, packagesOf(root)))
    await runEditor(root, {
      guard,
      editors: (kinds) => localEditor(root, kinds, named),
      preview: `http://localhost:${previewPort}`,
    })
    console.log(`Edit at ${guard.address}`)
    if (!values['no-open']) openBrowser(guard.address)
  }
  await interruption()
  process.exit(0)
}

type Files = { certificate?: string | undefined; key?: string | undefined }

/** The nginx configuration before the editors of this machine. */
function proxyOf(root: string, origin: string, { certificate, key }: Files): string {
  const certificates = `/etc/letsencrypt/live/${new URL(origin).hostname}`
  return editorConfiguration({
    origin,
    certificate: certificate ?? `${certificates}/fullchain.pem`,
    key: key ?? `${certificates}/privkey.pem`,
    ports: { editor: editorPort, preview: previewPort },
    secret: proxySecret(root),
  })
}

function httpsOrigin(text: string | undefined): string {
  if (text && /^https:\/\/[a-z0-9.-]+(:\d+)?$/.test(text)) return text
  throw new Refusal(
    `--origin: found ${text ? `'${text}'` : 'none'}, expected one such as https://edit.example.org.`,
  )
}

/** Opens the address in the person's browser; where there is none, the printed one is enough. */
function openBrowser(address: string) {
  const [program = 'xdg-open', ...args] =
    { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }[process.platform as string] ?? []
  spawn(program, [...args, address], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}
