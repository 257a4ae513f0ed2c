import { resolve } from 'node:path'
import { buildPackages, folderOf } from '../release/build'
import { packages, Refusal } from '../store/site-store'
import { command, packageNamed } from './command'

export const build = command({
  summary: 'builds one section and releases nothing',
  help: `
npx college build [<section>]

Builds one package into its folder dist/. Nothing is stored or made live.

  <section>   ${packages.join(', ')}; without it, the package in this folder
`,
  options: {},
  words: 1,
  async run(_, [word], { root }) {
    const here = packages.find((name) => folderOf(root, name) === resolve('.'))
    if (!word && !here)
      throw new Refusal(`found no section, expected one of ${packages.join(', ')}, or a package's folder.`)
    await buildPackages(root, [word ? packageNamed(word) : (here ?? 'shell')], 'inherit')
  },
})
