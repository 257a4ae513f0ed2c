import { resolve } from 'node:path'
import { folderOf, packagesOf } from '@college/shared/preset/checkout'
import { buildPackages } from '../release/build'
import { command, packageNamed } from './command'

export const build = command('build', {
  summary: 'builds one section and releases nothing',
  help: `
npx college build [<section>]

Builds one package into its folder dist/. Nothing is stored or made live.

  <section>   shell, or a section: media for the folder mfe-media; without it, the package in this folder
`,
  storeless: true,
  words: 1,
  async run(_, [word], { root }) {
    const packages = packagesOf(root)
    const here = packages.find((name) => folderOf(root, name) === resolve('.'))
    await buildPackages(root, [packageNamed(word ?? here, packages)], 'inherit')
  },
})
