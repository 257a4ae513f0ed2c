import { mkdirSync, mkdtempSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import promises from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { behaviour } from '../testing/driver-behaviour'
import { diskFault } from './disk-fault'
import { folderDriver } from './folder'
import { Refusal } from './refusal'

const folder = () => {
  const root = mkdtempSync(join(tmpdir(), 'driver-'))
  return root
}

describe('a folder', () => {
  behaviour(async () => folderDriver(folder()))

  test('neither reads nor writes through a symbolic link', async () => {
    const [root, elsewhere] = [folder(), folder()]
    const driver = folderDriver(root)
    writeFileSync(join(elsewhere, 'secret'), 'secret')
    mkdirSync(join(root, 'releases/media'), { recursive: true })
    symlinkSync(join(elsewhere, 'secret'), join(root, 'releases/media/file'))
    symlinkSync(elsewhere, join(root, 'releases/media/v1'))
    const sentence = /found a symbolic link, expected a plain file or folder/
    await expect(driver.read('releases/media/file')).rejects.toThrow(sentence)
    await expect(driver.read('releases/media/v1/secret')).rejects.toThrow(sentence)
    await expect(driver.writeOnce('releases/media/v1/more', Buffer.from(''))).rejects.toThrow(sentence)
    await expect(driver.remove(['releases/media/v1/secret'])).rejects.toThrow(sentence)
    expect(
      (await driver.list('releases/media/')).map(({ key }) => key),
      'seen, so that it counts as one too many',
    ).toEqual(['releases/media/file', 'releases/media/v1'])
  })

  test.each([
    ['its own', true],
    ['another’s', false],
  ])('a file whose link was answered late is %s, and counts as such', async (_, isOwn) => {
    const root = folder()
    const driver = folderDriver(root)
    const key = 'channels/production/1'
    const { link } = promises
    // A file server that made the link, whose answer was lost: the client asks again, and hears that it is there.
    const lost: typeof link = async (draft, path) => {
      await (isOwn ? link(draft, path) : promises.writeFile(path, 'another'))
      return link(draft, path)
    }
    Object.assign(promises, { link: lost })
    syncBuiltinESMExports()
    try {
      expect(await driver.writeOnce(key, Buffer.from('own'))).toBe(isOwn)
    } finally {
      Object.assign(promises, { link })
      syncBuiltinESMExports()
    }
    expect(String(await driver.read(key))).toBe(isOwn ? 'own' : 'another')
  })

  test('removes the half-written files of killed processes after an hour', async () => {
    const root = folder()
    const drafts = join(root, 'releases/.drafts')
    mkdirSync(drafts, { recursive: true })
    for (const name of ['old', 'young']) writeFileSync(join(drafts, name), '')
    utimesSync(join(drafts, 'old'), 1, 1)
    await folderDriver(root).remove([])
    expect(() => utimesSync(join(drafts, 'young'), 1, 1)).not.toThrow()
    expect(() => utimesSync(join(drafts, 'old'), 1, 1)).toThrow()
    expect(readdirSync(drafts), 'nor does asking for the time leave a file').toEqual(['young'])
    expect(await folderDriver(root).list('releases/')).toEqual([])
  })
})

test.each(['releases/../../secret', 'channels/.hidden', '/etc/passwd', 'releases//x', 'a b', 'x%2e', ''])(
  'the key %s is refused: it could point outside the store',
  async (key) => {
    const driver = folderDriver(folder())
    const bytes = Buffer.from('x')
    for (const use of [
      () => driver.read(key),
      () => driver.writeOnce(key, bytes),
      () => driver.remove([key]),
    ])
      await expect(use()).rejects.toThrow(Refusal)
  },
)

test.each(
  `ENOSPC EDQUOT EROFS EACCES EPERM EIO EMFILE ENFILE ENOENT EISDIR ENOTDIR ENOTEMPTY EBUSY ELOOP EXDEV ESTALE EMLINK
  ENOTSUP EOPNOTSUPP ENOSYS ENAMETOOLONG ERR_FS_EISDIR`.split(/\s+/),
)('explains %s of a disk in a sentence', (code) => {
  const error = Object.assign(new Error(code), { code, path: '/srv/site' })
  const ofCopy = diskFault(Object.assign(new Error(code), { code, path: '/srv/site', dest: '/mnt/www' }))
  expect(ofCopy).toMatch(/^\/srv\/site to \/mnt\/www: /)
  expect(diskFault(error)).toMatch(
    new RegExp(`^/srv/site: [^\\n]+, expected [^\\n]+; what was live is live \\(${code}\\)\\.$`),
  )
})
