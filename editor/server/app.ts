import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '@college/platform/store/site-store'

/** Where the editor's page and all files of the build are served; every other address is a page of the site. */
export const appPath = '/~edit/'

/** Endings of what the build is made of. Content and pictures are not in it. */
const inBuild = /\.(tsx?|jsx?|css|html|json|vtt|webm|mp4|woff2)$/

/**
 * The editor's page and the edit build, from the sources as they are.
 *
 * @returns builds again when a source has changed; a build takes some three seconds
 * @throws Refusal when it stops, or when this process checks by schemas that are no longer the site's; what was built
 * before goes on being served
 */
export function appBuild(root: string, folder: string): () => Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  let builtFrom = ''
  const schemas = schemasIn(root)
  let building: Promise<void> = Promise.resolve()
  const buildChanged = async () => {
    const print = fingerprint(root)
    if (print === builtFrom) return
    const builder = join(import.meta.dirname, 'build-app.js')
    const child = spawn(process.execPath, [builder, root, folder, appPath], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production' },
    })
    let said = ''
    child.stderr.on('data', (data) => {
      said += data
    })
    const [status] = await once(child, 'close')
    if (status !== 0)
      throw new Refusal(
        `The site's pages could not be built for editing: ${/error[^\n]*: (.*)/i.exec(said)?.[1] ?? said}`,
      )
    builtFrom = print
  }
  return () => {
    building = building.catch(() => {}).then(buildChanged)
    return building.then(() => {
      if (schemasIn(root) !== schemas)
        throw new Refusal(
          'What the forms ask for has changed: the editor has to be started again before all of it can be saved.',
        )
    })
  }
}

/** The schemas of content, as they are written. A module is read once by a process. */
const schemasIn = (root: string) =>
  readdirSync(root)
    .map((name) => join(root, name, 'content/schemas.ts'))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

function fingerprint(root: string) {
  const hash = createHash('sha256')
  const take = (path: string) => hash.update(path).update(readFileSync(join(root, path)))
  const visit = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (/^(node_modules|dist|pictures|\..*)$/.test(entry.name)) continue
      if (entry.isDirectory()) visit(path)
      else if (inBuild.test(entry.name) && !/\.test\./.test(entry.name)) take(path)
    }
  }
  for (const name of readdirSync(root)) if (/^(editor|shared|shell|mfe-.*)$/.test(name)) visit(name)
  take('package-lock.json')
  return hash.digest('hex')
}
