import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { seed } from '../seed'
import { expect, test } from './editing'
import { filesOfLastCommit } from './scratch'

const clips = join(seed, 'mfe-media/clips')
/** An empty element at a film's end: all films of the seed are one, and the same bytes would change no file. */
const nothing = { webm: Buffer.from([0xec, 0x80]), mp4: Buffer.from('\0\0\0\x08free', 'latin1') }
const webm = (name: string, buffer: Buffer) => ({ name: `${name}.webm`, mimeType: 'video/webm', buffer })

test('a film that is chosen fills in its length, and one that was cut off is refused', async ({ open }) => {
  test.setTimeout(150_000)
  const { page, form, field, choose, fill, save, isSaved } = await open('by pointer', '/prakriti')
  await choose('Morning in the grove')
  const files = form.locator('input[accept*=webm]').first()
  const whole = Buffer.concat([readFileSync(join(clips, 'hospital-walk.webm')), nothing.webm])
  await fill(field('Duration'), '99')
  await files.setInputFiles(webm('walk', whole.subarray(0, 40)))
  await expect(page.getByText('walk.webm is no film that plays, or was cut off')).toBeVisible()
  await expect(field('Duration')).toHaveValue('99')

  const mp4 = Buffer.concat([readFileSync(join(clips, 'hospital-walk.mp4')), nothing.mp4])
  await files.setInputFiles([webm('walk', whole), { name: 'walk.mp4', mimeType: 'video/mp4', buffer: mp4 }])
  await expect(form.getByText('Taken: webm, mp4')).toBeVisible()
  await expect(field('Duration')).toHaveValue('8')
  // The film that it replaces is as long: without another title there would be nothing to save in the file.
  await fill(field('Title').last(), 'An early walk')
  await save()
  await isSaved()
  expect(filesOfLastCommit()).toEqual([
    'mfe-media/clips/shobavana-1.mp4',
    'mfe-media/clips/shobavana-1.webm',
    'mfe-media/content/life.yaml',
  ])
})
