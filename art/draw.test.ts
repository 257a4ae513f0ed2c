import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** One package's scenes with every change, all of them each night. */
const drawn = process.env.TEST_ALL === 'true' ? [] : ['forms']

/**
 * In Node itself, which draws all of them in a few seconds; Vitest would instrument every stroke. That a picture is another
 * than its code draws is the college's right: only the drawing itself must not fail.
 */
test('every scene can be drawn', () => {
  const script = join(import.meta.dirname, 'draw.mjs')
  const { stdout, stderr } = spawnSync(process.execPath, [script, '--check', ...drawn], { encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(stdout.split('\n').filter((line) => line && !line.includes('found another drawing'))).toEqual([])
}, 60_000)
