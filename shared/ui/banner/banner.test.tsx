// @vitest-environment happy-dom
import { PageProvider } from '@college/runtime'
import { expect, test } from 'vitest'
import { find, mount } from '../testing/mount'
import { Banner } from './banner'

test('an inner page opens with its heading, its sentence and the way to it', async () => {
  const place = {
    head: { title: 'Library', description: '', lead: 'Books and a quiet table.' },
    path: '/library',
    trail: [{ label: 'Home', href: '/' }],
    trailLabel: 'You are here',
  }
  const { place: page } = await mount(
    <PageProvider value={place}>
      <Banner />
    </PageProvider>,
  )
  expect(find(page, 'h1').textContent).toBe('Library')
  expect(page.textContent).toContain('Books and a quiet table.')
  const steps = [...find(page, 'nav[aria-label="You are here"]').querySelectorAll('li')]
  expect(steps.map((step) => step.textContent)).toEqual(['Home', 'Library'])
  expect(find(page, '[aria-current="page"]').textContent).toBe('Library')
})
