import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Refusal } from '@college/platform/store/site-store'

/** Where the editor's page and all files of the build are served; every other address is a page of the site. */
export const appPath = '/~edit/'

/** Sources of the build. Content and pictures are not part of it. */
const sources = /^(editor|shared|shell|mfe-.*|package-lock\.json)$/
const notInBuild = /^(node_modules|dist|pictures|\..*)$/
const inBuild = /\.(tsx?|jsx?|css|html|json|vtt|webm|mp4|woff2)$/

/**
 * Returns a function that builds the editor's page and the edit build if a source has changed, in about three
 * seconds. If that fails, the previous build stays in use.
 */
export function appBuild(root: string, folder: string): () => Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  let builtFrom = ''
  const schemas = schemasIn(root)
  let building: Promise<void> = Promise.resolve()
  const buildChanged = async () => {
    const print = fingerprint(root)
    if (print !== builtFrom) await buildApp(root, folder)
    builtFrom = print
    if (schemasIn(root) !== schemas)
      throw new Refusal(
        'What the forms ask for has changed: the editor has to be started again before all of it can be saved.',
      )
  }
  return () => {
    building = building.catch(() => {}).then(buildChanged)
    return building
  }
}

const buildApp = (root: string, folder: string) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, 'build-app.js'), root, folder, appPath], {
    env: { ...process.env, NODE_ENV: 'production' },
  }).catch(({ stderr }) => {
    throw new Refusal(
      `The site's pages could not be built for editing: ${/error[^\n]*: (.*)/i.exec(stderr)?.[1] ?? stderr}`,
    )
  })

/** The source text of the content schemas. A process loads each module only once. */
const schemasIn = (root: string) =>
  readdirSync(root)
    .map((name) => join(root, name, 'content/schemas.ts'))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

function fingerprint(root: string) {
  const hash = createHash('sha256')
  const visit = (path: string) => {
    if (lstatSync(path).isDirectory())
      for (const name of readdirSync(path).filter((name) => !notInBuild.test(name))) visit(join(path, name))
    else if (inBuild.test(path) && !/\.test\.\w+$/.test(path)) hash.update(path).update(readFileSync(path))
  }
  for (const name of readdirSync(root)) if (sources.test(name)) visit(join(root, name))
  return hash.digest('hex')
}
