import { nightly } from '../../site/nightly'
import { expect, expectNothingFromAxe, test } from './editing'

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

test('what a screen reader may have to say has its place before the first word', async ({ open }) => {
  const { page } = await open('by pointer', '/department/ug/yoga')
  const places = page.getByRole('status')
  await expect(places).toHaveText(['', ''])
  await places.evaluateAll((all) => {
    for (const place of all) place.append('Kept')
  })
  await expect(places.filter({ hasText: 'Kept', visible: true })).toHaveCount(2)
})
