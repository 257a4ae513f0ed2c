import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { layCheckout, repository } from '../checkout/lay-checkout'
import { missingFrameLinks } from '../checks/frame-links'
import { faultsIn } from '../checks/html'
import { type Edit, writeOtherCollege } from './other-college'

const folder = join(repository, '.cache/other-college')

/** Lays the other college with further edits, and builds what has changed. */
function build(change: (edit: Edit) => void = () => {}) {
  layCheckout(folder, (content) => change(writeOtherCollege(content)))
  const { NODE_ENV: _, ...env } = process.env
  execFileSync(process.execPath, ['platform/college.js', 'start', '--prepare'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  })
}

beforeAll(() => build())

test('every page of another college, with other content only, is valid', () => {
  expect(faultsIn(join(folder, 'public'))).toEqual([])
  expect(missingFrameLinks(folder)).toEqual([])
})

test.each<[string, (edit: Edit) => void, string]>([
  [
    'a link that leads nowhere',
    (edit) =>
      edit('mfe-academics/content/work.yaml', ({ clinical }) => {
        clinical.more.href = '/nowhere'
      }),
    'links to /nowhere',
  ],
  [
    'a page without a description',
    (edit) =>
      edit('mfe-academics/content/work.yaml', ({ page }) => {
        delete page.description
      }),
    'description',
  ],
])('refuses %s, and keeps the composed site', (_, change, sentence) => {
  expect(() => build(change)).toThrow(sentence)
  expect(faultsIn(join(folder, 'public'))).toEqual([])
})
