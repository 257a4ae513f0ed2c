const noHardLinks =
  'this file system or its rights do not let that happen, expected one with hard links and rights to write'
const folder = 'a folder is where a file belongs, expected a plain file or nothing'
const tooManyOpen = 'too many files are open, expected a higher limit (ulimit -n)'

/** System error codes, explained to the person who runs a command. */
const meanings: Record<string, string> = {
  ENOSPC: 'the disk is full, expected space for the release and the composed site',
  EDQUOT: 'the quota of this disk is used up, expected space for the release and the composed site',
  EROFS: 'the disk is read-only, expected one that can be written to',
  EACCES: 'this user may not write or read there, expected the rights of whoever owns it',
  EPERM: noHardLinks,
  ENOTSUP: noHardLinks,
  EOPNOTSUPP: noHardLinks,
  ENOSYS: noHardLinks,
  EMLINK: 'this file has as many hard links as the file system allows, expected one that allows more',
  EIO: 'the disk reports an error in reading or writing, expected a sound one',
  EMFILE: tooManyOpen,
  ENFILE: tooManyOpen,
  ENOENT:
    'is not there, or cannot be made there, expected a disk that can be written to and keeps what is on it',
  EISDIR: folder,
  // Node's own, of a removal.
  ERR_FS_EISDIR: folder,
  ENOTDIR: 'a file is where a folder belongs, expected the folders of a store',
  ENOTEMPTY:
    'something else has written into this folder, expected it to be ours alone; run the command again',
  EBUSY: 'another program holds it or a disk is mounted there, expected it to be ours alone',
  ENAMETOOLONG: 'the path is too long for this file system, expected a shorter one',
  ELOOP: 'a symbolic link is where a file belongs, expected a plain file',
  EXDEV: 'releases and the composed site lie on two file systems, expected one: files are linked, not copied',
  ESTALE: 'the file server has another disk there by now, expected the one that was mounted',
}

export function diskFault(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return
  const meaning = meanings[String(error.code)]
  // Of a copy or a link either may be at fault.
  const to = 'dest' in error && error.dest ? ` to ${error.dest}` : ''
  const path = 'path' in error && error.path ? `${error.path}${to}: ` : ''
  return meaning && `${path}${meaning}; what was live is live (${error.code}).`
}
