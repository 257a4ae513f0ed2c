import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Editing, expect, expectNothingFromAxe } from './editing'
import { scratch } from './scratch'

/** A page as visitors get it, or as in the preview. */
const pageOf = (site: 'public' | 'public-preview', file: string) => {
  const path = join(scratch, site, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

/** Puts a section into the preview, makes it live and takes it back; checks each time whether the page is new. */
export async function publish(
  editing: Editing,
  section: string,
  file: string,
  isNew: (html: string) => boolean,
) {
  const { page, press, pick, button } = editing
  await press(button('Publish …'))
  await pick(page.getByRole('combobox', { name: /^Section/ }), section)
  await expectNothingFromAxe(page, 'Publish')
  for (const [step, sure, site, has] of [
    ['Into preview', undefined, 'public-preview', true],
    ['Live', 'Yes, make it live', 'public', true],
    ['Take back', 'Yes, take it back', 'public', false],
  ] as const) {
    expect(isNew(pageOf(site, file)), `before ${step}`).toBe(!has)
    await press(button(step))
    if (sure) {
      // Only when it is known what changes.
      await expect(button(sure)).toBeEnabled()
      await press(button(sure))
    }
    await expect(page.getByRole('log')).toContainText('Done.', { timeout: 180_000 })
    expect(isNew(pageOf(site, file)), step).toBe(has)
  }
  await press(button('Close'))
}
