// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { change } from './change'
import { dataOf, useEditor } from './editor-store'

test('every way into a file is clean: a group, a list, an item as much as a text', () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const path = 'garden/bees.yaml'
  const rest = { path, schema: '', problems: [], shown: null, revision: 0, edition: '' }
  useEditor.setState({ files: { [path]: { ...rest, saved: {}, data: {} } } })
  change(path, ['text'], 'be\u00ades')
  change(path, ['group'], { link: '/\u200bbees', list: [{ name: '\ufeffHum\u2028ming' }, 3, true] })
  expect(dataOf(path)).toEqual({
    text: 'bees',
    group: { link: '/bees', list: [{ name: 'Hum ming' }, 3, true] },
  })
})
