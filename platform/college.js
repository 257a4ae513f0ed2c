#!/usr/bin/env node
// JavaScript, because Node 20 runs no TypeScript: this loads what runs it.
import 'tsx'

// A web server must be able to read what is composed, whatever a user's shell says of new files.
process.umask(0o022)

const { college } = await import('./commands/college.ts')
await college(process.argv.slice(2))
