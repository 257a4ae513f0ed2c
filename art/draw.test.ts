import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** In Node itself, which draws all of them in a few seconds; Vitest would instrument every stroke. */
test('every drawing is what its code draws', () => {
  const script = join(import.meta.dirname, 'draw.mjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' })
  expect(stdout + stderr).toBe('')
  expect(status).toBe(0)
}, 60_000)
