// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { click, control, mount } from '../testing/mount'
import { video, videoLabels } from '../testing/samples'
import { VideoCard } from './video-card'

test('a card opens its film', async () => {
  const open = vi.fn()
  const { place } = await mount(<VideoCard video={video} labels={videoLabels} onOpen={open} />)
  expect(place.textContent).toContain('8 seconds')
  await click(control(place, 'Play video: A walk'))
  expect(open).toHaveBeenCalledWith(video)
})

test('without script the card is a link to the file', () => {
  const html = renderToString(<VideoCard video={video} labels={videoLabels} onOpen={() => {}} />)
  expect(html).toContain('href="/walk.mp4" aria-label="Open the video: A walk"')
})
