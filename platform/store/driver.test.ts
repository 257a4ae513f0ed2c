import { mkdirSync, mkdtempSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
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

  test('removes the half-written files of killed processes after an hour', async () => {
    const root = folder()
    const drafts = join(root, 'releases/.drafts')
    mkdirSync(drafts, { recursive: true })
    for (const name of ['old', 'young']) writeFileSync(join(drafts, name), '')
    utimesSync(join(drafts, 'old'), 1, 1)
    await folderDriver(root).remove([])
    expect(() => utimesSync(join(drafts, 'young'), 1, 1)).not.toThrow()
    expect(() => utimesSync(join(drafts, 'old'), 1, 1)).toThrow()
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
