import { expect, test } from 'vitest'
import { drift } from './outdated'

const since = (name: string) =>
  ({ shell: '2026-11-26T10:00', media: '2026-03-12T10:00' })[name] ?? '2026-11-25T10:00'

test('packages built with the same parts do not differ', () => {
  const parts = { 'button/button.tsx': 'b1', 'dialog/dialog.tsx': 'd1' }
  expect(
    drift(
      [{ name: 'shell', parts }, { name: 'media', parts: { 'button/button.tsx': 'b1' } }, { name: 'guest' }],
      since,
    ),
  ).toEqual([])
})

test('reports an older part, with the packages that have it and the newer one', () => {
  const releases = [
    { name: 'media', parts: { 'button/button.tsx': 'b1', 'button/button.css': 'c1', 'fold/fold.tsx': 'f1' } },
    {
      name: 'shell',
      parts: { 'button/button.tsx': 'b2', 'button/button.css': 'c2', 'dialog/dialog.tsx': 'd1' },
    },
    {
      name: 'about',
      parts: { 'button/button.tsx': 'b2', 'button/button.css': 'c2', 'dialog/dialog.tsx': 'd1' },
    },
  ]
  expect(drift(releases, since)).toEqual([
    'shared/ui/button: media (2026-03-12) built with another one than shell (2026-11-26); a release brings the newer one.',
  ])
})
