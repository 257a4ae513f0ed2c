#!/usr/bin/env node
import { accessSync, constants } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { satisfies } from 'semver'

// npm only warns about an older Node, on which the modules loaded below end with a stack.
const { node } = createRequire(import.meta.url)('./package.json').engines
if (!satisfies(process.versions.node, node, { includePrerelease: true })) {
  console.error(`Node: found ${process.versions.node}, expected ${node}.`)
  process.exit(1)
}

// A web server must be able to read the composed site, so override the user's umask.
process.umask(0o022)

// A reader that closes the pipe, as `head` does, must not end a change halfway.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', ({ code, message }) => {
    if (code === 'EPIPE' || process.exitCode) return
    process.exitCode = 1
    console.error(`The output is lost: found ${message}, expected a place with room for it.`)
  })

try {
  accessSync(tmpdir(), constants.W_OK | constants.X_OK)
} catch ({ message }) {
  console.error(`TMPDIR: found ${message}, expected a folder that this user may write to.`)
  process.exit(1)
}

// JavaScript, because Node 20 cannot run TypeScript: this file loads the loader.
await import('tsx')
const { college } = await import('./commands/college.ts')
await college(process.argv.slice(2))
