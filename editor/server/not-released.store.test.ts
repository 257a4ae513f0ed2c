import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { liveVersion } from '@college/platform/store/channel'
import { readChannel } from '@college/platform/store/log'
import { releaseFolder, storeIn } from '@college/platform/store/site-store'
import { packages } from '@college/platform/testing/packages'
import { expect, test } from 'vitest'

const store = storeIn(join(import.meta.dirname, '../..'))
const live = await readChannel(store)

test.each(packages)('the release of %s contains no editor code', (name) => {
  const folder = releaseFolder(store, name, liveVersion(live, name) ?? '')
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|cjs|html)$/.test(file),
  )
  expect(scripts.length).toBeGreaterThan(1)
  for (const script of scripts)
    expect(readFileSync(join(folder, script), 'utf8'), script).not.toMatch(
      /editedContent|postMessage\(\{kind/,
    )
})
