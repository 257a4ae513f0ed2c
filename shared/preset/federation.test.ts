import { expect, test } from 'vitest'
import { packagesOf } from './checkout'
import { singletons } from './federation'

const root = `${import.meta.dirname}/../..`

test.each(packagesOf(root).filter((name) => name !== 'shell'))(
  'what %s expects of the page exists once in it',
  async (name) => {
    const { default: manifest } = await import(`${root}/mfe-${name}/package.json`, { with: { type: 'json' } })
    expect(Object.keys(manifest.peerDependencies).sort()).toEqual([...singletons].sort())
  },
)
