// @vitest-environment happy-dom
import { pageDataId } from '@college/shared/contract/page-data'
import { nextFrame } from '@college/shared/ui/testing/mount'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test.each([
  ['Firefox stands where the place was before the fonts', 900, 900, 1],
  ['the visitor has scrolled on meanwhile', 900, 1_200, 0],
])('of an address with a place in it, %s', async (_, before, after, times) => {
  vi.resetModules()
  const data = { entries: { shell: 'node:path' }, scripts: 0, site: { origin: '' } }
  document.body.innerHTML = `<h2>Mosses</h2><script type="application/json" id="${pageDataId}">${JSON.stringify(data)}</script>`
  const heading = document.querySelector('h2')
  // An imitated browser has no address in which it could look for one.
  const map = Object.assign(document.createElement('p'), { textContent: '{ "integrity": {} }' })
  vi.spyOn(document, 'querySelector').mockImplementation((words) => (words === ':target' ? heading : map))
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
  let come = () => {}
  const ready = new Promise<void>((done) => {
    come = done
  })
  Object.defineProperty(document, 'fonts', { value: { ready }, configurable: true })
  vi.stubGlobal('scrollY', before)
  await import('./bootstrap')
  await nextFrame()
  await new Promise((done) => setTimeout(done))
  vi.stubGlobal('scrollY', after)
  come()
  await ready
  expect(shown).toHaveBeenCalledTimes(times)
})
