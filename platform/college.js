#!/usr/bin/env node
// JavaScript, because Node 20 runs no TypeScript: this loads what runs it.
import 'tsx'

const { college } = await import('./commands/college.ts')
await college(process.argv.slice(2))
