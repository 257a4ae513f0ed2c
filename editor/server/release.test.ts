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
])('with permission to release %s, the step %s is answered', async (mayRelease, step, expected) => {
  // With no sections, a permitted step is refused for that reason, and releases nothing.
  const send = await served({ session: layGarden().session(), sections: [], mayRelease })
  expect((await send('POST', '/api/release', { section: 'mfe-media', step })).text).toMatch(expected)
})
