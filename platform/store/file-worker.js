import { createHash } from 'node:crypto'
import { closeSync, constants, existsSync, linkSync, openSync, readdirSync, readSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'

// JavaScript, because a thread with a loader takes ten times as long to start.
parentPort.on('message', ({ link, compare }) => {
  try {
    parentPort.postMessage({ same: link ? linked(link) : isSame(compare) })
  } catch ({ message, code, path }) {
    // An error that is sent loses its code.
    parentPort.postMessage({ error: { message, code, path } })
  }
})

function linked({ from, to, names = filesToLink(from, to) }) {
  for (const name of names) linkSync(`${from}/${name}`, `${to}/${name}`)
}

/** The files of a folder that the other has none of; a link could lead anywhere. */
function filesToLink(from, to) {
  if (!existsSync(from)) return []
  const there = new Set(readdirSync(to))
  return readdirSync(from, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !there.has(entry.name))
    .map(({ name }) => name)
}

/** Whether a folder has these files with these hashes, and no others but hidden ones. */
function isSame({ folder, files }) {
  const names = namesIn(folder)
  return (
    names.length === Object.keys(files).length &&
    names.every((name) => Object.hasOwn(files, name) && hashOf(`${folder}/${name}`) === files[name])
  )
}

const namesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .flatMap((entry) =>
      entry.isDirectory()
        ? namesIn(`${folder}/${entry.name}`).map((name) => `${entry.name}/${name}`)
        : entry.name,
    )

/** One for all files: thousands of them would be memory until somebody collects it. */
const room = Buffer.allocUnsafe(262_144)

function hashOf(path) {
  const file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW)
  const hash = createHash('sha256')
  try {
    for (let length = 1; length > 0; ) {
      length = readSync(file, room)
      hash.update(room.subarray(0, length))
    }
    return hash.digest('hex')
  } finally {
    closeSync(file)
  }
}
