import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tinySite } from '../testing/tiny-site'

test('a web server can read what a user composes whose files are otherwise nobody else’s', async () => {
  const { store, text } = await tinySite()
  writeFileSync(store.site, readFileSync(store.site, 'utf8').replace('11111 22222', '11111 99999'))
  const { status, stderr } = spawnSync(
    'sh',
    ['-c', 'umask 077; exec "$0" "$@"', process.execPath, 'platform/college.js', 'compose'],
    {
      cwd: join(import.meta.dirname, '../..'),
      env: { ...process.env, SITE_STORE: join(store.releases, '..'), SITE_CONFIG: store.site },
      encoding: 'utf8',
    },
  )
  expect([status, stderr]).toEqual([0, ''])
  expect(text('life.html')).toContain('11111 99999')
  const root = store.composed
  const closed = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => {
    const { mode } = statSync(join(entry.parentPath, entry.name))
    return (mode & 0o044) !== 0o044 || (entry.isDirectory() && (mode & 0o011) !== 0o011)
  })
  expect(closed.map(({ name }) => name)).toEqual([])
})
