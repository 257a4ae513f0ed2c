import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { build } from 'vite'

/** A page of each section, in a host built with the official runtime. */
const pages = {
  about: '/about/messages',
  academics: '/academics/placement',
  departments: '/department/ug/anatomy',
  media: '/anandamaya',
  forms: '/library',
}

for (const [section, path] of Object.entries(pages))
  test(`a host made from the manifest of ${section} shows a page of it, as it was released`, async ({
    page,
    request,
  }) => {
    const manifest: { shared: { name: string }[] } = await (
      await request.get(`/assets/${section}/mf-manifest.json`)
    ).json()
    const script = await hostSharing(manifest.shared.map(({ name }) => name))
    const composed = await (await request.get(path)).text()
    const [data = ''] = /<script type="application\/json" id="page-data">.*?<\/script>/s.exec(composed) ?? []
    const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(composed) ?? []
    const body = `<!doctype html><meta charset="utf-8">${data}<script type="module" src="/other-host.js"></script>`
    await page.route(/\/other-host\?/, (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.route('**/other-host.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script }),
    )
    const wrong: string[] = []
    page.on('pageerror', (error) => wrong.push(error.message))

    await page.goto(`/other-host?section=${section}&path=${path}`)
    const shown = page.getByRole('heading', { level: 1 }).textContent({ timeout: 10_000 })
    expect(await shown.catch(() => wrong)).toBe(heading.replace(/<[^>]+>/g, ''))
    expect(wrong).toEqual([])
  })

/** The script of a host that shares only these installed packages. */
async function hostSharing(names: string[]): Promise<string> {
  const { resolve } = createRequire(import.meta.url)
  const host = [
    `import { showPage } from ${JSON.stringify(join(import.meta.dirname, 'other-host.ts'))}`,
    ...names.map((name, at) => `import * as module${at} from '${name}'`),
    ...names.map(
      (name, at) => `import { version as version${at} } from '${resolve(`${name}/package.json`)}'`,
    ),
    `showPage({ ${names.map((name, at) => `'${name}': [version${at}, module${at}]`)} })`,
  ].join('\n')
  const entry = join(import.meta.dirname, 'host-made-from-a-manifest')
  const { NODE_ENV } = process.env
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'host',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? host : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['es'], fileName: 'other-host' },
    },
  })
  // Vite sets it permanently, and later tests in this process would inherit it.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  const [result] = [built].flat()
  if (!result || !('output' in result)) throw new Error('The other host could not be built.')
  return result.output[0].code
}
