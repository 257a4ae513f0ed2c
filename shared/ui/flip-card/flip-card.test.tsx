// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { click, control, find, mount } from '../testing/mount'
import { FlipCard } from './flip-card'

const card = (
  <FlipCard
    label="Dr. Rao"
    show="show qualification"
    hide="show name"
    front={<h3>Dr. Rao</h3>}
    back={<a href="mailto:rao@example.org">Write</a>}
  />
)

test('a card shows its back when it is turned, and its front when it is turned again', async () => {
  const { place } = await mount(card)
  const back = () => find(place, 'a').closest('[inert]')
  const front = () => find(place, 'h3').closest('[inert]')
  expect(back()).not.toBeNull()

  await click(control(place, 'Dr. Rao, show qualification'))
  expect([back(), front() !== null]).toEqual([null, true])

  await click(control(place, 'Dr. Rao, show name'))
  expect([back() !== null, front()]).toEqual([true, null])
})

test('without script both sides can be read and reached', () => {
  expect(renderToString(card)).not.toContain('inert')
})
