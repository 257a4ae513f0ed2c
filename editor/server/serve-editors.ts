import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { interruption } from '@college/platform/dev/dev-servers'
import { Refusal } from '@college/platform/store/site-store'
import { writeWhole } from '@college/platform/store/write-whole'
import { packages, sections } from '@college/shared/contract'
import { portShift, ports } from '@college/shared/preset/ports'
import { editorGateway, type StartFor } from './gateway'
import { editorConfiguration } from './nginx-for-editor'
import { readPeople } from './people'
import { proxyGuard } from './proxy-guard'

/** Ports of one person: the development servers, the editor, the preview. */
const block = packages.length + 2
/** The first port of a person's; the one before all of them is the front's. */
export const firstPort = (index: number) => ports.shell + 1 + index * block

/** What the proxy shows with each request; made once, readable by this user alone. */
export function proxySecret(root: string): string {
  const file = join(root, '.cache/edit/proxy-secret')
  if (!existsSync(file)) writeWhole(file, randomBytes(24).toString('base64url'), 0o600)
  return readFileSync(file, 'utf8')
}

export const peopleIn = (root: string) => readPeople(process.env.EDITORS ?? join(root, 'editors.yaml'))

/** Serves the editor to everybody in `editors.yaml`, behind the college's sign-in. Ends with the terminal's signal. */
export async function serveEditors(root: string, origin: string) {
  const people = peopleIn(root)
  const secret = proxySecret(root)
  const startFor: StartFor = async (person, forget) => {
    const index = people.indexOf(person)
    const port = firstPort(index)
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', join(root, 'editor/edit.ts'), '--for', person.name, '--origin', origin],
      {
        cwd: root,
        env: { ...process.env, DEV_PORT: String(port), DEV_ORIGIN: origin.replace(/:\d+$/, '') },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    process.once('exit', () => child.kill())
    child.stdout.pipe(process.stdout, { end: false })
    const ready = new Promise<void>((resolve) => {
      child.stdout.on('data', (data: Buffer) => data.toString().includes('Edit at') && resolve())
    })
    const ended = once(child, 'exit').then(() => {
      forget()
      throw new Refusal(`The editor of ${person.name} has ended.`)
    })
    await Promise.race([ready, ended])
    return port + packages.length
  }
  const server = editorGateway(proxyGuard({ origin, secret }), people, startFor)
  server.listen(ports.shell, '127.0.0.1')
  await once(server, 'listening')
  console.log(
    `Editors of ${people.map(({ name }) => name).join(', ')} at ${origin}; npm run edit -- --nginx prints its proxy.`,
  )
  await interruption()
  process.exit(0)
}

type Asked = { origin: string; certificate?: string | undefined; key?: string | undefined }

/** The nginx configuration before these editors. */
export function editorProxy(root: string, { origin, certificate, key }: Asked): string {
  const certificates = `/etc/letsencrypt/live/${new URL(origin).hostname}`
  return editorConfiguration({
    origin,
    certificate: certificate ?? `${certificates}/fullchain.pem`,
    key: key ?? `${certificates}/privkey.pem`,
    port: ports.shell,
    people: peopleIn(root).map(({ name }, index) => ({
      name,
      shell: firstPort(index),
      sections: sections.map((name) => ({ name, port: firstPort(index) + packages.indexOf(name) })),
    })),
    shift: portShift,
    secret: proxySecret(root),
  })
}
