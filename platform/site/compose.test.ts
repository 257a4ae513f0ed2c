import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { putLive, takeFacts } from '../release/put-live'
import { releaseFolder } from '../store/site-store'
import { newWords, seal, tinySite } from '../testing/tiny-site'

type Site = Awaited<ReturnType<typeof tinySite>>

const changeServer = ({ store }: Site, name: 'shell' | 'forms' | 'media', from: string, to: string) => {
  const file = join(releaseFolder(store, name, 'v2'), 'server/server.cjs')
  const code = readFileSync(file, 'utf8')
  expect(code).toContain(from)
  writeFileSync(file, code.replace(from, to))
  seal(store, name, 'v2')
}

test('each path has a file: the home page, pages in folders, and the college’s own slug', async () => {
  const { served } = await tinySite()
  const pages = [...served().keys()].filter((name) => name.endsWith('.html'))
  expect(pages.sort()).toEqual(
    ['404', 'academics', 'contact', 'department/ug', 'herbarium', 'index', 'life', 'offline', 'search'].map(
      (name) => `${name}.html`,
    ),
  )
})

test('the shell’s own files are built from the pages it keeps offline and its release', async () => {
  const { store, release, text } = await tinySite()
  await putLive(store, { shell: release('shell', 'v2') })
  expect(JSON.parse(text('worker.js'))).toEqual(['/offline', '// entry-v2.js'])
})

test('the list of releases names the channel, and each package’s live release with its date', async () => {
  const { store, release, text } = await tinySite()
  await putLive(store, { media: release('media', 'v2') }, 'preview')
  const list = JSON.parse(text('releases.json', 'preview'))
  expect(list.channel).toBe('preview')
  expect(Object.keys(list.releases)).toEqual(['shell', 'about', 'academics', 'departments', 'forms', 'media'])
  expect([list.releases.media.version, list.releases.forms.version]).toEqual(['v2', 'v1'])
  expect(Date.parse(list.releases.forms.since)).not.toBeNaN()
  expect(JSON.parse(text('releases.json')).channel).toBe('production')
})

test('search covers every page except the not-found, offline and search pages', async () => {
  const { text } = await tinySite()
  const [url, integrity] = JSON.parse(text('routes.json')).search
  expect(url).toMatch(/^\/assets\/search\/pages-[0-9a-f]{8}\.json$/)
  expect(integrity).toMatch(/^sha256-[\w+/]{43}=$/)
  const pages = JSON.parse(text(url))
  expect(pages.map(({ path }: { path: string }) => path)).toEqual([
    '/',
    '/academics',
    '/department/ug',
    '/contact',
    '/life',
    '/herbarium',
  ])
  expect(pages[4]).toEqual({
    path: '/life',
    owner: 'media',
    title: 'Title of /life',
    description: 'Description of /life',
    headings: [],
    text: 'Words of /life',
  })
})

test('the search index keeps its name until a word changes', async () => {
  const { store, release, text } = await tinySite()
  const search = () => JSON.parse(text('routes.json')).search
  const before = search()
  await putLive(store, { forms: release('forms', 'v2') })
  expect(search()).toEqual(before)
  await putLive(store, { forms: release('forms', 'v3', { '/contact': { text: 'Ring us' } }) })
  expect(search()).not.toEqual(before)
})

test('a page may link to a file of a live release, to a place in itself and to other sites', async () => {
  const { store, release, live } = await tinySite()
  const clip = { ids: ['map'], links: ['/assets/media/entry-v1.js', '#map', 'https://example.org', 'tel:1'] }
  await putLive(store, { forms: release('forms', 'v2', { '/contact': clip }) })
  expect(await live('forms')).toBe('v2')
  const gone = { links: ['/assets/media/gone.js'] }
  release('forms', 'v3', { '/contact': gone })
  await expect(putLive(store, { forms: 'v3' })).rejects.toThrow('no section owns /assets/media/gone.js')
  release('forms', 'v4', { '/contact': { links: ['#gone'] } })
  await expect(putLive(store, { forms: 'v4' })).rejects.toThrow("has no place with the id 'gone'")
})

test('the sitemap lists every public page in order, with its date', async () => {
  const { text } = await tinySite()
  const { since } = JSON.parse(text('releases.json')).releases.media
  const places = ['', 'academics', 'contact', 'department/ug', 'herbarium', 'life']
  expect(text('sitemap.xml')).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${places.map((place) => `<url><loc>https://herbarium.example.org/${place}</loc><lastmod>${since}</lastmod></url>`).join('\n')}
</urlset>
`,
  )
})

test('the sitemap has a page’s new day when a release changes it, and not when it changes another', async () => {
  const { store, release, text } = await tinySite()
  const since = () => JSON.parse(text('releases.json')).releases.media.since
  const before = since()
  await putLive(store, { media: release('media', 'v2', newWords) })
  expect(since()).not.toBe(before)
  const dayOf = (place: string) => new RegExp(`/${place}</loc><lastmod>(.*?)<`).exec(text('sitemap.xml'))?.[1]
  expect([dayOf('herbarium'), dayOf('life')]).toEqual([before, since()])
})

test('security.txt says where to report a weakness', async () => {
  const { text } = await tinySite()
  expect(text('.well-known/security.txt')).toContain('Contact: mailto:office@herbarium.example.org')
})

test('refuses a release whose manifest names a page missing from its build', async () => {
  const site = await tinySite()
  site.release('media', 'v2', { '/life': { ids: ['today'] }, '/new': {} })
  changeServer(site, 'media', '"/new"', '"/other"')
  await expect(putLive(site.store, { media: 'v2' })).rejects.toThrow(
    /^media: \/new: stands in the release's manifest, but its build has no such page\.$/,
  )
})

test.each(["'./footer-form': {}", "'./other': {}"])('refuses a release of forms with %s', async (exposed) => {
  const site = await tinySite()
  site.release('forms', 'v2', { '/contact': { text: 'Changed' } })
  changeServer(site, 'forms', "'./footer-form': { FooterForm: () => 'Dear gardener' }", exposed)
  await expect(putLive(site.store, { forms: 'v2' })).rejects.toThrow(
    /^forms v2: exposes no footer form; expected '\.\/footer-form' with the component FooterForm\.$/,
  )
})

test('a section gets React and the runtime from the shell, and nothing else', async () => {
  const site = await tinySite()
  site.release('shell', 'v2')
  changeServer(site, 'shell', 'singletons: {}', "singletons: { react: { word: 'from the shell' } }")
  site.release('media', 'v2', { '/life': { ids: ['today'] } })
  changeServer(site, 'media', '"/life":{', '"/life":{"text":require(\'react\').word,')
  await putLive(site.store, { shell: 'v2', media: 'v2' })
  expect(site.text('life.html')).toContain('from the shell')
  site.release('media', 'v2', { '/life': { ids: ['today'], text: 'x' } })
  changeServer(site, 'media', 'const remote', "require('node:fs'); const remote")
  await expect(putLive(site.store, { media: 'v2', shell: 'v1' })).rejects.toThrow(
    /^media v2: its server build asks for the module 'node:fs'; expected one that gets by with its own files\.$/,
  )
})

test('the shell gets the Node modules that React’s server build requires, and no others', async () => {
  const site = await tinySite()
  site.release('shell', 'v2')
  const asked = ['async_hooks', 'buffer', 'crypto', 'events', 'stream', 'url', 'util']
  const code = asked.map((name) => `require('${name}')`).join(', ')
  changeServer(site, 'shell', 'const remote', `;[${code}]; const remote`)
  await putLive(site.store, { shell: 'v2' })
  expect(await site.live('shell')).toBe('v2')
  changeServer(site, 'shell', 'const remote', "require('fs'); const remote")
  await expect(putLive(site.store, { media: site.release('media', 'v2') })).rejects.toThrow(
    /^shell v2: its server build asks for the module 'fs'; /,
  )
})

test('pages are rendered again when the site configuration or the footer’s form changes', async () => {
  const site = await tinySite()
  writeFileSync(site.store.site, readFileSync(site.store.site, 'utf8').replace('11111 22222', '11111 99999'))
  await takeFacts(site.store)
  expect(site.text('academics.html')).toContain('+00 11111 99999')
  const exposes = { './footer-form': { scripts: ['entry-v2.js'], styles: [] } }
  site.release('forms', 'v2', undefined, { exposes })
  changeServer(site, 'forms', 'Dear gardener', 'Ask us')
  await putLive(site.store, { forms: 'v2' })
  expect(site.text('academics.html')).toContain('Ask us')
})

test('deleting an earlier release by hand takes no file from open tabs', async () => {
  const { store, release, served } = await tinySite()
  await putLive(store, { media: release('media', 'v2') })
  rmSync(releaseFolder(store, 'media', 'v1'), { recursive: true })
  await putLive(store, { media: release('media', 'v3') })
  const entries = [...served().keys()].filter((name) => name.startsWith('assets/media/entry'))
  expect(entries.sort()).toEqual([1, 2, 3].map((version) => `assets/media/entry-v${version}.js`))
})
