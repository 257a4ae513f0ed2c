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
import { brotliCompressSync } from 'node:zlib'
import { isText } from '@college/platform/store/compress'
import { openStore } from '@college/platform/store/open-store'
import type { Browser } from '@playwright/test'
import { filesUntilLive } from '../measure/visit'
import { runProcess } from '../run-process'
import { buildPrerendered } from './build-prerendered'
import { packageNames, root } from './packages'
import { plainPage, prerenderedPage } from './page-html'
import { type Served, serveFolder } from './server'

/** The four ways of making the same pages. */
export const variants = {
  plain: 'plain HTML and CSS, no script',
  site: 'this site as composed',
  prerendered: 'one bundle that hydrates the same HTML',
  defaults: 'federation with default settings',
} as const
export type Variant = keyof typeof variants

/** What building a variant needs: an output folder, and a browser and the measured paths, to see what they load. */
type Means = { work: string; browser: Browser; paths: string[] }

/** Builds a variant and serves it. */
export async function serveVariant(variant: Variant, { work, browser, paths }: Means): Promise<Served> {
  const folder = join(work, variant)
  const site = composedSite()
  if (variant === 'plain') return servePlain(folder, site)
  if (variant === 'prerendered') return servePrerendered(folder, site, browser, paths)
  if (variant === 'defaults') return serveDefaults(folder, site, paths)
  return serveFolder(site)
}

/** The live site in the store (`SITE_STORE` names another). */
function composedSite(): string {
  const store = openStore()
  if (!existsSync(store.public))
    throw new Error(`${store.public}: there is no composed site; run npm run build first.`)
  return realpathSync(store.public)
}

function servePlain(folder: string, site: string) {
  linkFiles(site, folder)
  for (const name of filesOf(site).filter(isPage))
    write(join(folder, name), plainPage(readFileSync(join(site, name), 'utf8')))
  return serveFolder(folder)
}

/**
 * Pages name all files that they load before they are live, as prerendering frameworks do. A first visit to a
 * page that names only the bundle's entry shows which files those are.
 */
async function servePrerendered(folder: string, site: string, browser: Browser, paths: string[]) {
  const renamed = await buildPrerendered(join(folder, 'assets'))
  pack(folder)
  linkFiles(site, folder)
  const entry = readFileSync(join(folder, 'assets/index.html'), 'utf8')
  const tags = entry.match(/<script type="module"[^>]*><\/script>|<link[^>]*>/g) ?? []
  const writePage = (path: string, files: string[]) => {
    const name = path === '/' ? 'index.html' : `${path}.html`
    const more = files.filter((file) => !tags.some((tag) => tag.includes(file))).map(tagFor)
    const html = readFileSync(join(site, name), 'utf8')
    write(join(folder, name), prerenderedPage(html, [...tags, ...more], renamed))
  }
  for (const path of paths) writePage(path, [])
  const served = await serveFolder(folder)
  for (const path of paths) writePage(path, await filesUntilLive(browser, served.origin + path))
  return served
}

const tagFor = (file: string) =>
  `<link rel="${file.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" crossorigin href="${file}">`

/** An empty page at each address: its data names the page, and there is nothing else to hydrate. */
async function serveDefaults(folder: string, site: string, paths: string[]) {
  for (const name of packageNames) await run('build-defaults.ts', [name, folder, join(site, 'routes.json')])
  const page = readFileSync(join(folder, 'assets/shell/index.html'), 'utf8')
  for (const path of paths) {
    const name = path === '/' ? 'index.html' : `${path}.html`
    const composed = readFileSync(join(site, name), 'utf8')
    const [, data = ''] = /<script type="application\/json" id="page-data">([^<]*)</.exec(composed) ?? []
    write(
      join(folder, name),
      page.replace('id="page-data">', () => `id="page-data">${data}`),
    )
  }
  pack(folder)
  return serveFolder(folder)
}

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  packFile(file)
}

/** Compresses the bundle's texts; the site's own files are compressed already. */
function pack(folder: string) {
  for (const name of filesOf(folder)) if (isText(name)) packFile(join(folder, name))
}

const packFile = (file: string) => writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)))

const isPage = (name: string) => name.endsWith('.html')

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))

/** Links all files of the site except its pages. */
function linkFiles(site: string, folder: string) {
  for (const name of filesOf(site).filter((name) => !/\.html(\.|$)/.test(name))) {
    const target = join(folder, name)
    mkdirSync(dirname(target), { recursive: true })
    try {
      linkSync(join(site, name), target)
    } catch {
      cpSync(join(site, name), target)
    }
  }
}

/** Builds in a separate process: the federation plugin keeps state that belongs to one build. */
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
