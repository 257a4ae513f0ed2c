// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, test } from 'vitest'
import { click, control, find, mount } from '../testing/mount'
import { ExpandableCard } from './expander'

function Card() {
  const [open, setOpen] = useState(false)
  return (
    <ExpandableCard
      id="yoga-day"
      title="Yoga Day"
      summary="Eleven years"
      action={open ? 'close' : 'open'}
      open={open}
      onToggle={() => setOpen(!open)}
    >
      <p>In 2015 …</p>
    </ExpandableCard>
  )
}

test('the title opens and closes the card, and says which', async () => {
  const { place } = await mount(<Card />)
  const title = control(place, 'Yoga Day, open')
  expect(find(place, `#${title.getAttribute('aria-controls')}`).textContent).toBe('In 2015 …')
  expect(title.getAttribute('aria-expanded')).toBe('false')
  await click(title)
  expect(control(place, 'Yoga Day, close').getAttribute('aria-expanded')).toBe('true')
})
