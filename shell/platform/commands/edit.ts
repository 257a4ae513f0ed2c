import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { ports } from '../../../shared/build/ports'
import { packages, sections } from '../../../shared/contract/contract'
import { runServers } from '../dev/dev-servers'
import { buildApp } from '../editor/app'
import { contentKinds } from '../editor/content'
import { tokenGuard } from '../editor/guard'
import { localPerson } from '../editor/save'
import { editorServer } from '../editor/server'
import { Session } from '../editor/session'
import { command, packageNamed, parsed, root } from './command'

const help = `
npm run edit [-- <section> …] [--no-open]

Opens the site and the form of what it shows, side by side. What is typed is in the page at once, and in the files
when it is saved. DEV_PORT names another first port than 5173.

  <section>    ${packages.join(', ')}; without one, all of them
  --no-open    prints the address, and opens no browser
`

await command(help, async (args) => {
  const { values, positionals } = parsed(args, { 'no-open': { type: 'boolean' } })
  const named = positionals.map(packageNamed)
  const fromSource = sections.filter((name) => named.length === 0 || named.includes(name))
  const folders = [...fromSource.map((name) => `mfe-${name}`), 'shell']
  const port = ports.shell + packages.length
  const guard = tokenGuard(port)
  // The development servers name what they load for the editor's page.
  process.env.SITE_EDITOR = guard.origin

  const work = join(root, '.cache/edit')
  const session = new Session(root, join(work, 'local'), await contentKinds(root, folders))
  const editor = {
    session,
    person: localPerson(root),
    sections: [...folders, 'shared'],
    mayRelease: true,
    site: `http://localhost:${ports.shell}`,
  }
  const app = join(work, 'app')
  const built = buildApp(root, app)
  const servers = runServers(session.desk, fromSource)
  servers.catch(() => {})
  await built
  const server = editorServer({
    guard,
    app,
    previewPort: port + 1,
    editorOf: () => editor,
    log: ({ name }, words) => console.log(`${new Date().toISOString()} ${name} ${words}`),
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  console.log(`Edit at ${guard.origin}${guard.entrance}`)
  if (!values['no-open']) openBrowser(guard.origin + guard.entrance)
  await servers
  process.exit(0)
})

/** Opens the address in the person's browser; where there is none, the printed one is enough. */
function openBrowser(address: string) {
  const [program, ...args] = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }[
    process.platform as string
  ] ?? ['xdg-open']
  if (program)
    spawn(program, [...args, address], { stdio: 'ignore', detached: true })
      .on('error', () => {})
      .unref()
}
