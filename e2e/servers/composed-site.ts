import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { seed } from '../seed/seed'

/** An e-mail service as in a production configuration. */
const email = `
email:
  serviceId: service_sample
  templates: { contact: template_contact, application: template_application }
  publicKey: sample
`

/** The origin in the sample configuration. */
export const sampleOrigin = 'https://prakriti.example.org'

/** A separate composed site: the environment with which every command works on it, and its folder. */
export type ComposedSite = { folder: string; env: Record<string, string>; remove: () => void }

/**
 * Composes the live releases again with another site configuration, beside the running site, from the same
 * release files.
 *
 * @param origin where the site is published
 * @param further lines of YAML, after those of the sample configuration
 */
export function composedSite(origin: string, further = ''): ComposedSite {
  // In the store's own folder: compose links files, which works only within one file system.
  mkdirSync(join(seed, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(seed, '.cache/servers-'))
  const config = join(folder, 'site.yaml')
  const sample = readFileSync(join(seed, 'shared/site.yaml'), 'utf8')
  writeFileSync(config, sample.replace(/^origin:.*$/m, `origin: ${origin}`) + email + further)
  symlinkSync(join(seed, 'releases'), join(folder, 'releases'))
  cpSync(join(seed, 'channels'), join(folder, 'channels'), { recursive: true })
  const env = { SITE_STORE: folder, SITE_CONFIG: config, SITE_ENV: 'production' }
  college(['compose'], env)
  return { folder, env, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Runs a command of the checkout's tool and returns its output. Throws when it refuses. */
export const college = (words: string[], env: Record<string, string>, cwd = seed) =>
  run(process.execPath, [join(cwd, 'platform/college.js'), ...words], env, cwd)

/** Runs an npm script in the same way. */
export const npmRun = (script: string, args: string[], env: Record<string, string>, cwd = seed) =>
  run('npm', ['run', '--silent', script, '--', ...args], env, cwd)

const run = (program: string, args: string[], env: Record<string, string>, cwd: string) =>
  execFileSync(program, args, {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
