// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { click, control, find, mount } from '../testing/mount'
import { ShareButton } from './share-button'

const labels = { share: 'Share this page', copied: 'Link copied', failed: 'The link could not be copied' }

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
})

async function press(share?: (data: ShareData) => Promise<void>) {
  location.href = 'https://college.example.org/academics/achieve#top'
  if (share) Object.assign(navigator, { share })
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { place } = await mount(<ShareButton title="Alumni" labels={labels} />)
  await click(control(place, 'Share this page'))
  return { copied, said: find(place, '[role=status]').textContent }
}

const url = 'https://college.example.org/academics/achieve'

test('the device shares the page by name and address', async () => {
  const share = vi.fn(async () => {})
  expect(await press(share)).toMatchObject({ said: '' })
  expect(share).toHaveBeenCalledWith({ title: 'Alumni', url })
})

test('a device without a way to share copies the address and says so', async () => {
  const { copied, said } = await press()
  expect(copied).toHaveBeenLastCalledWith(url)
  expect(said).toBe('Link copied')
})

test('whoever changes their mind is told nothing', async () => {
  const { said } = await press(async () => {
    throw new DOMException('closed', 'AbortError')
  })
  expect(said).toBe('')
})
