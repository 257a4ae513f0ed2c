// @vitest-environment happy-dom
import { sampleSite } from '@college/shared/contract/testing/sample-site'
import { mount } from '@college/shared/ui/testing/mount'
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import type { EditedFile, Start } from '../../protocol/protocol'
import { FormPane } from '../form/form-pane'
import { usePages } from '../page/frames'
import { useView } from '../page/view'
import { useEditor } from '../state/editor-store'
import { GoTo } from './go-to'

const schema = 'mfe-garden/beds/*.yaml'
const bed = (name: string, data: unknown): EditedFile => {
  const path = `mfe-garden/content/beds/${name}.yaml`
  return { path, schema, saved: data, data, problems: [], shown: data, revision: 0, edition: '' }
}
const moss = bed('moss', {})

beforeEach(() => {
  const start = {
    addresses: { [schema]: '/garden/' },
    pages: ['/garden', '/about-{product}', '/offline'],
    person: { sections: ['mfe-garden'] },
    schemas: { [schema]: { type: 'object', properties: {} } },
  }
  const site: EditedFile = { ...bed('', {}), path: 'shared/site.yaml', shown: sampleSite }
  useEditor.setState({
    start: start as unknown as Start,
    files: Object.fromEntries([moss, bed('fern', null), site].map((file) => [file.path, file])),
    current: moss.path,
  })
  useView.setState({ path: '/hidden' })
})

const offered = (place: HTMLElement, list: string) =>
  [...place.querySelectorAll<HTMLOptionElement>(`${list} option`)].map(({ value }) => value)

test('offers every page of the site, whether or not anything links to it, and the shown one', async () => {
  const { place } = await mount(<GoTo />)
  const select = place.querySelector('select') as HTMLSelectElement
  expect(offered(place, 'select')).toEqual([
    `/about-${sampleSite.product}`,
    '/garden',
    '/garden/moss',
    '/hidden',
    '/offline',
  ])
  expect(select.value).toBe('/hidden')
})

test('opens the chosen page, and goes on from it while it loads', async () => {
  const { place } = await mount(<GoTo />)
  const select = place.querySelector('select') as HTMLSelectElement
  select.value = '/garden/moss'
  await act(async () => select.dispatchEvent(new Event('change', { bubbles: true })))
  expect(usePages.getState().pages[1]?.src).toBe('/garden/moss')
  expect(select.value).toBe('/garden/moss')
})

test('link fields offer the same pages, named as content names them, without those that stand in for others', async () => {
  const { place } = await mount(<FormPane />)
  expect(offered(place, 'datalist')).toEqual(['/about-{product}', '/garden', '/garden/moss'])
})
