import { nightly } from '../../site/nightly'
import { expectNothingFromAxe, test } from './editing'

for (const way of ['by pointer', 'by touch'] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test(
      `axe finds nothing in ${colorScheme} colours, ${way}`,
      nightly(way !== 'by pointer'),
      async ({ open }) => {
        const { page, closed, press } = await open(way, '/department/ug/yoga')
        await page.emulateMedia({ colorScheme })
        await press(closed(/^Faculty/))
        await press(closed('Dr Yogananda Shanbhag'))
        await expectNothingFromAxe(page, 'the editor')
      },
    )
