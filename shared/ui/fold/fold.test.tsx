// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { find, mount } from '../testing/mount'
import { Fold } from './fold'

test('folded content is in the page, behind the label that opens it', async () => {
  const { place } = await mount(
    <Fold label="Read on">
      <p>More of it</p>
    </Fold>,
  )
  expect(find(place, 'details > summary').textContent).toBe('Read on')
  expect(find<HTMLDetailsElement>(place, 'details').open).toBe(false)
  expect(find(place, 'details > p').textContent).toBe('More of it')
})
