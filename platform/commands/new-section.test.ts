import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tinySite } from '../testing/tiny-site'
import { newSectionCommand } from './new-section'

test('a section that is live from another repository keeps its name', async () => {
  const { store } = await tinySite()
  const elsewhere = mkdtempSync(join(tmpdir(), 'new-section-'))
  for (const values of [{}, { repository: join(elsewhere, 'own') }])
    await expect(newSectionCommand.run(values, ['media'], { root: elsewhere, store })).rejects.toThrow(
      /^found the section name 'media', which a released section of another repository has, expected one word/,
    )
})
