import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { picture, text } from '../content/fields'
import { contentPlugin } from './content-plugin'

/** The module that pages import in place of a content file. */
async function moduleOf(content: string) {
  const root = mkdtempSync(join(tmpdir(), 'content-'))
  for (const folder of ['content', 'pictures']) mkdirSync(join(root, folder))
  writeFileSync(join(root, 'content/pond.yaml'), content)
  writeFileSync(join(root, 'pictures/pond.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const { load } = contentPlugin(root, {
    'pond.yaml': z.strictObject({ name: text(), picture: picture().optional() }),
  })
  if (typeof load !== 'function') throw new Error('The plugin has no load hook.')
  return String(await load.call({} as never, join(root, 'content/pond.yaml'), {} as never))
}

test.each([
  ['name: The pond', false],
  ['name: The pond of {college}', true],
  ['name: The pond\npicture: pond', true],
])(
  'the facts of the site, and the origins of pictures, are filled into %j: %s',
  async (content, isFilled) => {
    expect((await moduleOf(content)).includes('filled(')).toBe(isFilled)
  },
)
