import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { store } from '../../../shell/commands/command'
import { compressed, isText } from '../../../shell/release/compress'
import { runProcess } from '../run-process'
import { type PackageName, packages, root } from './packages'
import { plainPage } from './plain-page'
import { type Served, serveFolder } from './server'

/** The four ways in which the same pages are made. */
export const variants = {
  plain: 'plain HTML and CSS, no script',
  site: 'this site as composed',
  single: 'one bundle, rendered by the browser',
  defaults: 'federation with default settings',
} as const
export type Variant = keyof typeof variants

/** Makes a variant in a folder and serves it. */
export async function serveVariant(variant: Variant, work: string): Promise<Served> {
  const folder = join(work, variant)
  const site = composedSite()
  if (variant === 'site') return serveFolder(site)
  mkdirSync(folder, { recursive: true })
  if (variant === 'plain') {
    for (const name of filesOf(site)) {
      const target = join(folder, name)
      mkdirSync(dirname(target), { recursive: true })
      if (name.endsWith('.html')) await write(target, plainPage(readFileSync(join(site, name), 'utf8')))
      else if (!/\.html\.(br|gz)$/.test(name)) linkOrCopy(join(site, name), target)
    }
    return serveFolder(folder)
  }
  if (variant === 'single') await run('build-single.ts', [folder])
  else
    for (const name of Object.keys(packages) as PackageName[])
      await run('build-defaults.ts', [name, folder, join(site, 'routes.json')])
  await finishApplication(
    folder,
    join(folder, variant === 'single' ? 'assets' : 'assets/shell', 'index.html'),
    site,
  )
  return serveFolder(folder, 'index.html')
}

/** The site that is live in the store (`SITE_STORE` names another). */
function composedSite(): string {
  if (!existsSync(store.public))
    throw new Error(`${store.public}: there is no composed site; run npm run build first.`)
  return realpathSync(store.public)
}

/** Gives an application's page the site's facts, which the shell reads at its start, and packs all files. */
async function finishApplication(folder: string, page: string, site: string) {
  const composed = readFileSync(join(site, 'index.html'), 'utf8')
  const [, facts = ''] = /<script type="application\/json" id="page-data">([^<]*)</.exec(composed) ?? []
  const data = { ...JSON.parse(facts), entries: {} }
  const html = readFileSync(page, 'utf8').replace(
    'id="page-data">',
    `id="page-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}`,
  )
  writeFileSync(join(folder, 'index.html'), html)
  for (const name of filesOf(folder))
    if (isText(name)) await pack(join(folder, name), readFileSync(join(folder, name)))
}

async function write(file: string, text: string) {
  writeFileSync(file, text)
  await pack(file, Buffer.from(text))
}

/** As compose and the releases do it. */
async function pack(file: string, bytes: Buffer) {
  const [first] = await compressed(bytes)
  if (first) writeFileSync(file + first[0], first[1])
}

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))

function linkOrCopy(from: string, to: string) {
  try {
    linkSync(from, to)
  } catch {
    cpSync(from, to)
  }
}

/** A build in a process of its own: the federation plugin keeps state that belongs to one build. */
const run = (script: string, args: string[]) =>
  runProcess(
    `${script} ${args[0]}`,
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, script), ...args],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' },
    },
  )
