import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { startVisitors } from './visitors'

test.each([
  ['lacks a library', 'echo "libnss3.so: cannot\topen" >&2; exit 127', 0o755, 'libnss3.so: cannot open'],
  ['ends without a word', 'exit 1', 0o755, 'Target page, context or browser has been closed'],
  ['is no program', '', 0o644, 'Failed to launch: Error: spawn \\S+ EACCES'],
])('a browser that %s is refused in one sentence', async (_, line, mode, reason) => {
  const program = join(mkdtempSync(join(tmpdir(), 'browser-')), 'chrome')
  writeFileSync(program, `#!/bin/sh\n${line}\n`, { mode })
  vi.stubEnv('BROWSER_PATH', program)
  await expect(startVisitors('/nowhere')).rejects.toThrow(
    new RegExp(`^\\S+/chrome: does not start \\(${reason}\\), expected [^\\n]+ --because "<why>"\\.$`),
  )
})
