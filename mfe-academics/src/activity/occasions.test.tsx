// @vitest-environment happy-dom
import { setSite } from '@college/runtime'
import { sampleSite } from '@college/shared/contract/testing/sample-site'
import { mount } from '@college/shared/ui/testing/mount'
import { illustration } from '@college/shared/ui/testing/samples'
import { expect, test } from 'vitest'
import type { YearlyWorkshop } from '../../content/schemas'

setSite(sampleSite)

async function shown(occasion: YearlyWorkshop) {
  const { Occasions } = await import('./occasions')
  const { place } = await mount(<Occasions occasions={[occasion]} level={3} seen={illustration} />)
  return place
}

test('a part of which nothing is known but its name does not open', async () => {
  const place = await shown({ title: 'Walk to the pond', year: 1984, images: [illustration] })
  expect(place.querySelector('h3')?.textContent).toBe('Walk to the pond')
  expect(place.querySelector('summary')).toBe(null)
})
