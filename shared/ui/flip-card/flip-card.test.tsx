// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { find } from '../testing/mount'
import { FlipCard } from './flip-card'

const card = (
  <FlipCard
    turn="Look behind"
    label="Dr Example, behind"
    front={<h3>Dr Example</h3>}
    back={<a href="mailto:dr@example.org">Write</a>}
  />
)

test('a card turned before hydration stays turned, with the same name', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(card)
  const control = find(place, 'summary')
  control.click()
  const root = await act(async () => hydrateRoot(place, card))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    place.remove()
  })
  expect(find<HTMLDetailsElement>(place, 'details').open).toBe(true)
  expect(find(place, 'summary')).toBe(control)
  expect(control.textContent).toBe('Look behind: Dr Example, behind')
})
