import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { builtFromSource, sourceFingerprint } from './build'

const root = mkdtempSync(join(tmpdir(), 'built-'))
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, 'mfe-media', file)), { recursive: true })
  writeFileSync(join(root, 'mfe-media', file), text)
}

test.each(['dist/release.json', 'dist/server/loaded-parts.json'])(
  'a build whose %s a crash has cut off counts as none',
  (file) => {
    write('src/remote.ts', 'pages')
    write('dist/release.json', '{ "name": "media" }')
    write('dist/server/loaded-parts.json', '[]')
    write('dist/.built-from', sourceFingerprint(root, 'media'))
    expect(builtFromSource(root, 'media')).toBeDefined()
    for (const text of ['', '{ "na']) {
      write(file, text)
      expect(builtFromSource(root, 'media')).toBeUndefined()
    }
  },
)
