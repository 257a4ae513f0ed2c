import { nightly } from '../../site/nightly'
import { expect, test, untilLive } from '../../site/site'

/** Points above the lower edge of an A4 sheet: room for a heading and two lines of text. */
const lowest = 56

/** The headings of a PDF and their height on the page, from the outline that Chromium writes. */
const headingsOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/Title (\([^)]*\)|<[^>]*>)\s*\/Dest \[\d+ 0 R \/XYZ \S+ (\S+)/g)].map(
    ([, title, height]) => ({ title, height: Number(height) }),
  )

for (const path of [
  '/',
  '/about/prakriti',
  '/academics/activities',
  '/academics/placement',
  '/academics/work',
  '/department/pg1',
  '/library',
  '/prakriti',
  '/programs',
])
  test(
    `${path} on paper: no heading is left at the end of a sheet`,
    nightly(path !== '/academics/activities' && path !== '/library'),
    async ({ page }) => {
      await page.goto(path)
      await untilLive(page, path)
      const headings = headingsOf(await page.pdf({ format: 'A4', outline: true, tagged: true }))
      expect(headings.length).toBeGreaterThan(4)
      expect(headings.filter(({ height }) => height < lowest)).toEqual([])
    },
  )
