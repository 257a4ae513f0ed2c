// @vitest-environment happy-dom
import { act, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { click, find, mount } from '../testing/mount'
import { ExpandableCard } from './expander'

function Card() {
  const [open, setOpen] = useState(false)
  return (
    <ExpandableCard
      id="bee-day"
      title="Bee Day"
      summary="Nine summers"
      media={<img src="/bee-day.jpg" alt="" />}
      group="activities"
      open={open}
      onToggle={setOpen}
    >
      <p>In 1985 …</p>
    </ExpandableCard>
  )
}

const isOpen = (place: ParentNode) => find<HTMLDetailsElement>(place, 'details').open

test('a click on the title opens and closes the card, without changing its name', async () => {
  const { place } = await mount(<Card />)
  const face = find(place, 'summary')
  const name = face.textContent
  expect(find(face, 'h3').textContent).toBe('Bee Day')
  await click(face)
  expect(isOpen(place)).toBe(true)
  expect(face.textContent).toBe(name)
  await click(face)
  expect(isOpen(place)).toBe(false)
})

test('a card opened before hydration stays open', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(<Card />)
  find(place, 'summary').click()
  const root = await act(async () => hydrateRoot(place, <Card />))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    place.remove()
  })
  expect(isOpen(place)).toBe(true)
})
