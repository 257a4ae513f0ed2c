// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { control, mount } from '../testing/mount'
import { ExternalLink } from './external-link'

test('an external link says that it opens a new tab', async () => {
  const { place } = await mount(
    <ExternalLink href="https://example.org" newTab="in a window of its own">
      The meadow
    </ExternalLink>,
  )
  const link = control(place, 'The meadow (in a window of its own)')
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toContain('noopener')
})
