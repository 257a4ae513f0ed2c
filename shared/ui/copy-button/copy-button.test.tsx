// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { click, control, find, mount } from '../testing/mount'
import { CopyButton } from './copy-button'

const labels = { copy: 'Take', copied: 'Taken along', failed: 'Left behind' }
const number = '+00 11111 22222'

test('the button names what it copies, and announces politely that it has', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { place } = await mount(<CopyButton text={number} labels={labels} />)
  expect(find(place, '[role=status]').textContent).toBe('')
  await click(control(place, `Take ${number}`))
  expect(writeText).toHaveBeenCalledWith(number)
  expect(find(place, '[role=status]').textContent).toBe('Taken along')
})

test('does not claim to have copied when the browser refuses', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  const { place } = await mount(<CopyButton text={number} labels={labels} />)
  await click(control(place, `Take ${number}`))
  expect(find(place, '[role=status]').textContent).toBe('Left behind')
})

test('the button is hidden in a browser without a clipboard', async () => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)
  const { place } = await mount(<CopyButton text={number} labels={labels} />)
  expect(find(place, 'span').hidden).toBe(true)
})
