import { expect, test } from 'vitest'
import { missingFrameLinks } from '../checks/frame-links'
import { faultsIn } from '../checks/html'
import { checkout, composed } from './tried-pages'

test('every page has valid metadata, working links, and no missing files', () => {
  expect(faultsIn(composed)).toEqual([])
})

test('header and footer have every link in their content', () => {
  expect(missingFrameLinks(checkout)).toEqual([])
})
