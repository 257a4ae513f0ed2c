import { spawn } from 'node:child_process'
import { orRefuse } from '@college/platform/commands/college'
import { packageNamed, parsed } from '@college/platform/commands/command'
import { repositoryAround } from '@college/platform/store/open-store'
import { Refusal } from '@college/platform/store/site-store'
import { packages } from '@college/shared/contract'
import { tokenGuard } from './server/guard'
import { proxyGuard } from './server/proxy-guard'
import { editorPort, runEditor } from './server/run-editor'
import { localPerson } from './server/save'
import { editorProxy, peopleIn, proxySecret, serveEditors } from './server/serve-editors'

const help = `
npm run edit [-- <section> …] [--no-open]
npm run edit -- --serve --origin <https origin>
npm run edit -- --nginx --origin <https origin> [--certificate <file> --key <file>]

Opens the site and the form of what it shows, side by side. What is typed is in the page at once, and in the files
when it is saved. DEV_PORT names another first port than 5173.

  <section>           ${packages.join(', ')}; without one, all of them
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
  for: { type: 'string' },
} as const

await orRefuse(() => edit(process.argv.slice(2)))

async function edit(args: string[]) {
  if (args.includes('--help') || args.includes('-h')) return console.log(help.trim())
  const root = repositoryAround()
  const { values, words } = parsed({ options, words: packages.length }, args)
  if (values.serve) return serveEditors(root, httpsOrigin(values.origin))
  if (values.nginx) {
    const { certificate, key } = values
    return process.stdout.write(editorProxy(root, { origin: httpsOrigin(values.origin), certificate, key }))
  }
  const editor = values.for
    ? editorFor(root, values.for, httpsOrigin(values.origin))
    : {
        guard: tokenGuard(editorPort),
        person: localPerson(root),
        named: words.map(packageNamed),
        withFrame: true,
        mayRelease: true,
        folder: 'local',
      }
  const { ended } = await runEditor(root, editor)
  const address = editor.guard.origin + editor.guard.entrance
  console.log(`Edit at ${address}`)
  if (!values['no-open'] && !values.for) openBrowser(address)
  await ended
  process.exit(0)
}

/** The editor of one person of several, whom the front has let in. */
function editorFor(root: string, name: string, origin: string) {
  const person = peopleIn(root).find((person) => person.name === name)
  if (!person) throw new Refusal(`--for: found '${name}', expected a name in editors.yaml.`)
  return {
    guard: proxyGuard({ origin, secret: proxySecret(root) }),
    person,
    named: person.sections,
    withFrame: false,
    mayRelease: person.mayRelease,
    folder: `of-${name}`,
  }
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
