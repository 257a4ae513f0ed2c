import { hash } from 'node:crypto'
import { closeSync, constants, existsSync, linkSync, openSync, readdirSync, readFileSync } from 'node:fs'
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

function hashOf(path) {
  const file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW)
  try {
    return hash('sha256', readFileSync(file))
  } finally {
    closeSync(file)
  }
}
