// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { click, find, mount } from '../testing/mount'
import { FirstLines } from './first-lines'

test('the text is in the page, and its label names its subject', async () => {
  const { place } = await mount(
    <FirstLines more="Unroll" less="Roll up" subject="Bees">
      <p>Bees fly.</p>
    </FirstLines>,
  )
  const label = find(place, 'details > summary')
  expect(label.textContent).toBe('UnrollRoll up: Bees')
  expect(find(place, 'details > p').textContent).toBe('Bees fly.')
  await click(label)
  expect(find<HTMLDetailsElement>(place, 'details').open).toBe(true)
})
