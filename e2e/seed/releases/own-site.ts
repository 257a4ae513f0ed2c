import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { type Running, running } from '@college/platform/testing/running'
import { repository } from '../../checkout/lay-checkout'
import { college, npmRun } from '../../servers/composed-site'
import { seed } from '../seed'

/** A running server of the site, and its address. */
export type Serving = Running & { origin: string }

/** A separate checkout, with a store that holds the live releases. */
export type OwnSite = {
  folder: string
  /** Runs a command of the tool. */
  college: (...words: string[]) => string
  /** Runs a script of npm. */
  run: (script: string, ...args: string[]) => string
  /** Serves a channel's site. */
  serve: (channel: 'production' | 'preview') => Promise<Serving>
  /** Runs the section from source. */
  develop: () => Promise<Serving>
  /** Changes words in a file. */
  edit: (file: string, from: string, to: string) => void
  remove: () => void
}

const ready = /http:\/\/localhost:\d+/

/** The first port of its development servers; the section `media` has the fifth. */
const developmentPort = Number(process.env.E2E_PORT ?? 4273) + 1_000

/** The checkout of a team that releases one section: the section, the shell and shared packages. */
const oneSection = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'tsconfig.browser.json',
  'shell',
  'shared',
  'platform',
  'mfe-media',
]

/** @param names the files and folders of the repository that the checkout holds */
export function ownSite(names = oneSection): OwnSite {
  mkdirSync(join(repository, '.cache'), { recursive: true })
  // Below the repository, where Node finds installed packages.
  const folder = mkdtempSync(join(repository, '.cache/releases-'))
  const copy = (from: string, names: string[]) => {
    for (const name of names)
      cpSync(join(from, name), join(folder, name), {
        recursive: true,
        filter: (source) => !/\/(dist|node_modules|test-results)$/.test(source),
      })
  }
  copy(seed, [...names, 'releases', 'channels'])
  // With its workspaces, which the seed's file omits.
  copy(repository, ['package.json'])
  rmSync(join(folder, 'channels/preview'), { recursive: true, force: true })

  const link = (name: string, to: string) => {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    symlinkSync(to, join(folder, name))
  }
  link('node_modules/@college/shared', join(folder, 'shared'))
  link('node_modules/@college/runtime', join(folder, 'shared/runtime'))
  link('node_modules/@college/platform', join(folder, 'platform'))
  link('node_modules/.bin/college', join(folder, 'platform/college.js'))
  // Rendering pictures takes seconds, so reuse those of the running site.
  link('node_modules/.cache', join(seed, 'node_modules/.cache'))

  const env = {
    SITE_STORE: folder,
    SITE_CONFIG: join(folder, 'shared/site.yaml'),
    PORT: '0',
    DEV_PORT: String(developmentPort),
  }
  return {
    folder,
    college: (...words) => college(words, env, folder),
    run: (script, ...args) => npmRun(script, args, env, folder),
    async serve(channel) {
      const args = [join(folder, 'platform/college.js'), 'serve', '--channel', channel]
      const server = await running(process.execPath, args, {
        cwd: folder,
        env,
        ready: (said) => ready.test(said),
      })
      return { ...server, origin: server.output().match(ready)?.[0] ?? '' }
    },
    async develop() {
      // The ports of this site's sections from source follow the shell's.
      const sections = readdirSync(folder).filter((name) => name.startsWith('mfe-'))
      const origin = `http://localhost:${developmentPort + 1 + sections.sort().indexOf('mfe-media')}`
      const answers = () =>
        fetch(`${origin}/remoteEntry.js`).then(
          ({ ok }) => ok,
          () => false,
        )
      const server = await running('npm', ['run', 'dev', '--', 'media'], { cwd: folder, env, ready: answers })
      return { ...server, origin }
    },
    edit(file, from, to) {
      const text = readFileSync(join(folder, file), 'utf8')
      if (!text.includes(from)) throw new Error(`${file}: expected '${from}' in it.`)
      writeFileSync(join(folder, file), text.replace(from, to))
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
