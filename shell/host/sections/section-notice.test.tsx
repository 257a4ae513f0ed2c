// @vitest-environment happy-dom
import { click, control, find, mount } from '@college/shared/ui/testing/mount'
import { act } from 'react'
import { expect, test } from 'vitest'
import chrome from '../../content/chrome.yaml'
import { useBusy, useSectionStatus } from './load-status'
import { SectionNotice } from './section-notice'

const { notices } = chrome

/** What an extension does to any element of a page. */
const changes: [string, (element: Element) => void][] = [
  ['removed', (element) => element.remove()],
  ['wrapped', (element) => element.replaceWith(wrap(element))],
  ['given another text element', (element) => element.replaceChildren(document.createElement('font'))],
]

function wrap(element: Element) {
  const around = document.createElement('span')
  around.append(element.cloneNode(true))
  return around
}

for (const [how, change] of changes)
  for (const part of ['p', 'button'])
    test(`goes on when its ${part} was ${how}`, async () => {
      const { place } = await mount(<SectionNotice />)
      await act(async () => useSectionStatus.setState({ status: 'unavailable', retry: () => {} }))
      expect(control(place, notices.retry).hidden).toBe(false)
      change(find(place, part))
      await act(async () => useBusy.setState({ busy: true }))
      await act(async () => {
        useBusy.setState({ busy: false })
        useSectionStatus.setState({ status: 'ok' })
      })
      expect(find(place, '[role=status]')).toBeTruthy()
    })

test('says what is wrong, offers Retry, and then says nothing', async () => {
  const { place } = await mount(<SectionNotice />)
  await act(async () => useSectionStatus.setState({ status: 'unavailable', retry: () => {} }))
  expect(place.textContent).toContain(notices.unavailable)
  await act(async () => useSectionStatus.setState({ status: 'ok' }))
  expect(find(place, 'p').textContent).toBe('')
  expect(control(place, notices.retry).hidden).toBe(true)
})

test('Retry gives the focus to the page, because the button goes', async () => {
  const { place } = await mount(
    <>
      <main id="main" />
      <SectionNotice />
    </>,
  )
  const retry = () => useSectionStatus.setState({ status: 'retrying' })
  await act(async () => useSectionStatus.setState({ status: 'unavailable', retry }))
  control(place, notices.retry).focus()
  await click(control(place, notices.retry))
  expect(document.activeElement).toBe(find(place, 'main'))
})
