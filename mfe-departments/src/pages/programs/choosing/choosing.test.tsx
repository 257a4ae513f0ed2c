// @vitest-environment happy-dom
import { find, mount } from '@college/shared/ui/testing/mount'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { Choosing } from './choosing'

vi.mock('../../../../content/choosing.yaml', () => {
  const options = ['Spade', 'Rake'].map((label) => ({ label, leadsTo: label }))
  const answers = options.map(({ leadsTo }) => ({
    id: leadsTo,
    who: `Who has a ${leadsTo}`,
    verdict: `Take the ${leadsTo}.`,
    text: '',
    ways: [],
  }))
  const questions = [{ id: 'tool', text: 'Which tool?', options }]
  return { default: { heading: 'Tools', intro: 'Which?', questions, answers, labels: {}, comparison: {} } }
})

beforeEach(() => history.replaceState(null, ''))

const verdict = () => find(document, '[role=status]').textContent
const tool = (index: number) => find<HTMLInputElement>(document, `input[value='${index}']`)

async function goLive(early: () => void) {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(<Choosing />)
  early()
  const root = await act(async () => hydrateRoot(place, <Choosing />))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    place.remove()
  })
  return root
}

test('a choice made before hydration is there again after Back', async () => {
  const root = await goLive(() => {
    tool(1).checked = true
  })
  expect(verdict()).toBe('Take the Rake.')
  await act(async () => root.render(null))
  await mount(<Choosing />)
  expect([verdict(), tool(1).checked]).toEqual(['Take the Rake.', true])
})

test('a choice made before hydration wins over the one of before', async () => {
  history.replaceState({ choices: [0] }, '')
  await goLive(() => {
    tool(1).checked = true
  })
  expect([verdict(), tool(1).checked]).toEqual(['Take the Rake.', true])
})

test('what was chosen before is there again', async () => {
  history.replaceState({ choices: [0] }, '')
  await goLive(() => {})
  expect([verdict(), tool(0).checked]).toEqual(['Take the Spade.', true])
})
