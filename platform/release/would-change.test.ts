import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { storeIn } from '../store/site-store'
import { tinySite } from '../testing/tiny-site'
import { putLive, takeFacts } from './put-live'
import { wouldChange } from './would-change'

test('a machine that lacks a live release fetches it to tell what a compose would change', async () => {
  const { store, release } = await tinySite()
  const machine = { ...storeIn(mkdtempSync(join(tmpdir(), 'machine-')), store.driver), site: store.site }
  await takeFacts(machine)
  expect(await wouldChange(machine, 'production')).toEqual([])
  await putLive(store, { media: release('media', 'v2') })
  expect(await wouldChange(machine, 'production')).toContain('routes.json')
  await takeFacts(machine)
  expect(await wouldChange(machine, 'production')).toEqual([])
})
