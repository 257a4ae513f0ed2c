// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { click, control, find, mount } from '../testing/mount'
import { ShareButton } from './share-button'

const labels = { share: 'Pass it on', copied: 'Taken along', failed: 'Left behind' }

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
})

async function press(share?: (data: ShareData) => Promise<void>) {
  location.href = 'https://college.example.org/seeds/list#top'
  if (share) Object.assign(navigator, { share })
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { place } = await mount(<ShareButton title="Seeds" labels={labels} />)
  await click(control(place, 'Pass it on'))
  return { copied, said: find(place, '[role=status]').textContent }
}

const url = 'https://college.example.org/seeds/list'

test('the device shares the page by name and address', async () => {
  const share = vi.fn(async () => {})
  expect(await press(share)).toMatchObject({ said: '' })
  expect(share).toHaveBeenCalledWith({ title: 'Seeds', url })
})

test('a device without sharing copies the address and says so', async () => {
  const { copied, said } = await press()
  expect(copied).toHaveBeenLastCalledWith(url)
  expect(said).toBe('Taken along')
})

test('cancelling the share dialog shows no message', async () => {
  const { said } = await press(async () => {
    throw new DOMException('given up', 'AbortError')
  })
  expect(said).toBe('')
})
