import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { orNothing } from '../store/or-nothing'
import { oneLine, Refusal } from '../store/refusal'
import type { SiteFile, Target } from './target'

/** A folder on an rsync server, such as `deploy@www1.example.org:/srv/site`. It must exist. */
export function rsyncTarget(place: string): Target {
  const destination = `${place.replace(/\/$/, '')}/`
  /** Runs rsync on a list of files; it prints one changed file a line. */
  const rsync = async (args: string[], input = '') => {
    const child = spawn('rsync', args, {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { ...process.env, LC_ALL: 'C' },
    })
    child.on('error', () => {})
    child.stdin.on('error', () => {}).end(input)
    const [said, errors, [status, signal]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close').catch((error: Error) => [error.message]),
    ])
    if (status === 0) return said
    const why =
      oneLine(errors.trim().split('\n')[0]) || (signal ? 'another program ended it' : 'it is not installed')
    throw new Refusal(
      `${place}: rsync ended with status ${status ?? signal}: ${why}; what was delivered is there. Run the command again.`,
    )
  }
  /** The paths of files that rsync has changed, or would change. */
  const sync = async (files: SiteFile[], args: string[]) => {
    const [first] = files
    if (!first) return []
    const all = ['--out-format=%n', ...args, '--files-from=-', rootOf(first), destination]
    return (await rsync(all, listOf(files))).split('\n').filter((path) => path && !path.endsWith('/'))
  }
  const apart = async <T>(use: (folder: string) => Promise<T>) => {
    const folder = mkdtempSync(join(tmpdir(), 'deliver-'))
    return use(folder).finally(() => rmSync(folder, { recursive: true, force: true }))
  }
  return {
    place,
    differing: async (files) => {
      // Who may read a file counts too, and is listed only with what differs, in 11 signs.
      const said = await sync(files, ['--checksum', '--perms', '--dry-run', '--out-format=%i %n'])
      return said.map((line) => line.slice(12))
    },
    // The server sets files aside and moves them into place together when all have arrived.
    put: (files) => sync(files, ['--times', '--perms', '--checksum', '--delay-updates']),
    remove: (paths) =>
      apart((folder) => {
        // rsync removes there what is missing here, but needs the folders.
        for (const path of paths) mkdirSync(join(folder, dirname(path)), { recursive: true })
        return rsync(['--delete-missing-args', '--files-from=-', `${folder}/`, destination], paths.join('\n'))
      }),
    read: (path) =>
      apart(async (folder) => {
        await rsync(['--ignore-missing-args', destination + path, `${folder}/`])
        return orNothing(() => readFileSync(join(folder, basename(path)), 'utf8'))
      }),
    async others(known) {
      // Each line: mode, size, day, time, path.
      const said = await rsync(['--recursive', '--links', '--8-bit-output', '--list-only', destination])
      const names = [...said.matchAll(/^[^d]\S+ +\S+ \S+ \S+ (.+?)(?: -> .*)?$/gm)].map(
        ([, name = '']) => name,
      )
      return names.filter((path) => !known.has(path))
    },
  }
}

const listOf = (files: SiteFile[]) => files.map(({ path }) => path).join('\n')

const rootOf = ({ path, file }: SiteFile) => file.slice(0, -path.length)
