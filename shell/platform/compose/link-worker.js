import { existsSync, linkSync, readdirSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'

// JavaScript, because a thread with a loader takes ten times as long to start.
parentPort.on('message', ({ from, to, names = plainFiles(from, to) }) => {
  try {
    for (const name of names) linkSync(`${from}/${name}`, `${to}/${name}`)
    parentPort.postMessage({})
  } catch ({ message, code, path }) {
    // An error that is sent loses its code.
    parentPort.postMessage({ message, code, path })
  }
})

/** The files of a folder that the other has none of; a link could lead anywhere. */
function plainFiles(from, to) {
  if (!existsSync(from)) return []
  const there = new Set(readdirSync(to))
  return readdirSync(from, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !there.has(entry.name))
    .map(({ name }) => name)
}
