// @vitest-environment happy-dom
import { PageProvider } from '@college/runtime'
import { expect, test } from 'vitest'
import { find, mount } from '../testing/mount'
import { Banner } from './banner'

test('an inner page opens with its heading, its lead and its breadcrumb', async () => {
  const place = {
    head: { title: 'Herbarium', description: '', lead: 'Leaves and a quiet table.' },
    path: '/herbarium',
    day: '1984-04-01',
    trail: [{ label: 'Gate', href: '/' }],
    trailLabel: 'You are here',
  }
  const { place: page } = await mount(
    <PageProvider value={place}>
      <Banner />
    </PageProvider>,
  )
  expect(find(page, 'h1').textContent).toBe('Herbarium')
  expect(page.textContent).toContain('Leaves and a quiet table.')
  const steps = [...find(page, 'nav[aria-label="You are here"]').querySelectorAll('li')]
  expect(steps.map((step) => step.textContent)).toEqual(['Gate', 'Herbarium'])
  expect(find(page, '[aria-current="page"]').textContent).toBe('Herbarium')
})
