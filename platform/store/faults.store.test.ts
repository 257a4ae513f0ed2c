import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { commandLine } from '../testing/command-line'
import { canBeApart, machine } from '../testing/machines'
import { seal, tinySite } from '../testing/tiny-site'

/** Milliseconds within which a command must report a fault, Node's start on a busy machine included. */
const patience = 60_000

/** Runs a command that must refuse, and returns its message. */
async function refusal(site: Awaited<ReturnType<typeof tinySite>>, ...line: string[]) {
  const before = site.served()
  const { status, output } = await commandLine(site.store, line)
  expect(status, output).toBe(1)
  expect(output, 'one sentence, no stack').not.toMatch(/\n {4}at /)
  expect(site.served(), 'what was live is live').toEqual(before)
  return output.trim()
}

test('a half-copied release does not count as stored', { timeout: patience }, async () => {
  const site = await tinySite()
  mkdirSync(join(site.store.releases, 'media/half/browser'), { recursive: true })
  expect(await refusal(site, 'rollback', 'media', 'half')).toBe(
    'media half: found no such release, expected one of v1.',
  )
  expect((await commandLine(site.store, ['status'])).output).not.toContain('half')
})

test('a flipped byte is refused, and check-store finds it too', { timeout: patience }, async () => {
  const site = await tinySite()
  const file = join(site.store.releases, 'media', site.release('media', 'v2'), 'browser/entry-v2.js')
  writeFileSync(file, readFileSync(file, 'utf8').replace('v2', 'v3'))
  const sentence =
    'media v2: has a file with other bytes than it was released with (browser/entry-v2.js); expected it as it was released, so release the same source again: npx college release media.'
  expect(await refusal(site, 'rollback', 'media', 'v2')).toBe(sentence)
  expect(await refusal(site, 'check-store')).toContain('media v2: has a file with other bytes')
})

test.each([
  [
    'half a manifest',
    '{ "name": "med',
    /^media v2: release\.json: found text that is not JSON \(14 bytes\), expected a whole file;/,
  ],
  [
    'an entry on another host',
    { entry: 'https://elsewhere.example/x.js' },
    /^media v2: release\.json: entry: expected the name of a file in the release/,
  ],
  [
    'a manifest with files that are not there',
    { files: { 'gone.js': { integrity: 'sha256-', bytes: 1 } } },
    /^media v2: release\.json: files: found no /,
  ],
])('%s is refused', { timeout: patience }, async (_, change, sentence) => {
  const site = await tinySite()
  site.release('media', 'v2')
  const file = join(site.store.releases, 'media/v2/release.json')
  const text =
    typeof change === 'string'
      ? change
      : JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...change })
  writeFileSync(file, text)
  seal(site.store, 'media', 'v2')
  expect(await refusal(site, 'rollback', 'media', 'v2')).toMatch(sentence)
})

test('refuses a version that points outside the store, and writes nothing there', {
  timeout: patience,
}, async () => {
  const site = await tinySite()
  expect(await refusal(site, 'rollback', 'media', '../../..')).toBe(
    'media ../../..: found no such release, expected one of v1.',
  )
})

test('a symbolic link in a release is never served', { timeout: patience }, async () => {
  const site = await tinySite()
  site.release('media', 'v2')
  symlinkSync('/etc/passwd', join(site.store.releases, 'media/v2/browser/passwd.js'))
  expect(await refusal(site, 'rollback', 'media', 'v2')).toBe(
    'media v2: has a file that it was not released with (browser/passwd.js); expected it as it was released, so release the same source again: npx college release media.',
  )
})

test('an unreachable delivery target is reported before anything changes', {
  timeout: patience,
}, async () => {
  const site = await tinySite()
  site.release('media', 'v2')
  vi.stubEnv('SITE_DELIVER', join(site.store.driver.place, 'www'))
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(await refusal(site, 'rollback', 'media', 'v2')).toMatch(
    /^found the target '\S+\/www' and the store \S+, expected two places of which neither lies in the other: visitors get all that is at the target\.$/,
  )
  expect(await site.live('media')).toBe('v1')
})

test('refuses a channel file of another shape', { timeout: patience }, async () => {
  const site = await tinySite()
  await site.store.driver.writeOnce('channels/production/999999997-2.json', Buffer.from('{"releases":"v2"}'))
  expect(await refusal(site, 'status')).toMatch(
    /channels\/production\/999999997-2\.json: releases: .*; npx college check-store/,
  )
})

test('refuses a shell with an empty server build', { timeout: patience }, async () => {
  const site = await tinySite()
  site.release('shell', 'v2')
  writeFileSync(join(site.store.releases, 'shell/v2/server/server.cjs'), '')
  seal(site.store, 'shell', 'v2')
  expect(await refusal(site, 'rollback', 'shell', 'v2')).toMatch(
    /^shell v2: has no server build, or an empty one;/,
  )
  writeFileSync(join(site.store.releases, 'shell/v2/server/server.cjs'), 'nothing(')
  seal(site.store, 'shell', 'v2')
  expect(await refusal(site, 'rollback', 'shell', 'v2')).toMatch(/^shell v2: server\/server\.cjs: /)
})

/** Runs a rollback with the store on another disk, twice: as prepared, and once it is mended. */
async function onDisk(site: Awaited<ReturnType<typeof tinySite>>, prepare: string, mend: string) {
  site.release('media', 'v2')
  const script = `set -e; S=$1; shift; ${prepare}; "$@" || echo "status $?"; ${mend}; "$@"`
  const around = ['unshare', '--mount', 'sh', '-c', script, 'sh', site.store.driver.place]
  const begun = Date.now()
  const { status, output } = await machine(site.store, 'college.js', ['rollback', 'media', 'v2'], {}, around)
    .ended
  return { status, output, seconds: (Date.now() - begun) / 1_000 }
}

test.skipIf(!canBeApart).each([
  [
    'full',
    'cp -a $S $S.copy; mount -t tmpfs -o size=4m none $S; cp -a $S.copy/. $S; rm -r $S.copy; dd if=/dev/zero of=$S/fill bs=1k 2>/dev/null || true',
    'rm $S/fill',
    /the disk is full, expected space for the release and the composed site; what was live is live \(ENOSPC\)\.\n/,
  ],
  [
    'read-only',
    'mount --bind $S $S; mount -o remount,ro,bind $S',
    'umount $S',
    /the disk is read-only, expected one that can be written to; what was live is live \(EROFS\)\.\n/,
  ],
])(
  'on a disk that is %s a command says so at once, and works once that is mended',
  { timeout: patience },
  async (_, prepare, mend, sentence) => {
    const { status, output, seconds } = await onDisk(await tinySite(), prepare, mend)
    expect(output).toMatch(sentence)
    expect(output).toContain('status 1')
    expect(output, 'no stack').not.toMatch(/\n {4}at /)
    expect(output).toContain('media v2 is live again')
    expect(status).toBe(0)
    expect(seconds).toBeLessThan(30)
  },
)

test.skipIf(!canBeApart)('a command without rights on the store says so', { timeout: patience }, async () => {
  const site = await tinySite()
  chmodSync(site.store.driver.place, 0o755)
  site.release('media', 'v2')
  const nobody = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups']
  const { status, output } = await machine(site.store, 'college.js', ['rollback', 'media', 'v2'], {}, nobody)
    .ended
  expect(status).toBe(1)
  expect(output).toMatch(
    /this user may not write or read there, expected the rights of whoever owns it; .* \(EACCES\)\.\n$/,
  )
})
