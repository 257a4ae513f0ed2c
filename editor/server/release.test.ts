import { expect, test } from 'vitest'
import type { Editor } from './editors'
import { layGarden } from './testing/garden'
import { served } from './testing/served'

const may = /found the section/
test.each<[Editor['mayRelease'], string, RegExp]>([
  [true, 'preview', may],
  [true, 'live', may],
  [true, 'back', may],
  ['preview', 'preview', may],
  ['preview', 'live', /somebody else/],
  ['preview', 'back', /somebody else/],
  [false, 'preview', /ask somebody who may/],
  [false, 'live', /ask somebody who may/],
  [false, 'back', /ask somebody who may/],
])('who may release: %s; asked for: %s', async (mayRelease, step, expected) => {
  // No section is theirs: whoever may take the step is refused for that reason, and releases nothing.
  const send = await served({ session: layGarden().session(), sections: [], mayRelease })
  expect((await send('POST', '/api/release', { section: 'mfe-media', step })).text).toMatch(expected)
})
