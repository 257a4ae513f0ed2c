import { join } from 'node:path'
import { buildPackage, folderOf } from '../release/build'
import { putLive, storeRelease } from '../release/put-live'
import { packages, readChannel } from '../release/store'
import { command, packageNamed, root, store } from './command'

const help = `
npm run release -- <section>

Builds one section, stores the release, makes it live and composes the site.
Nothing else is built; the releases of the other sections are not touched.

  <section>   ${packages.join(', ')}
`

await command(help, async ([name]) => {
  const section = packageNamed(name)
  const manifest = await buildPackage(root, section)
  const before = readChannel(store)[section]?.[0]?.version
  storeRelease(store, join(folderOf(root, section), 'dist'), manifest)
  const { pages } = await putLive(store, { [section]: manifest.version })
  if (before === manifest.version)
    console.log(`${section} ${manifest.version} was live already; nothing has changed.`)
  else
    console.log(
      `${section} ${manifest.version} is live (before: ${before ?? 'none'}); composed ${pages} pages.`,
    )
})
