import { expect, test } from 'vitest'
import { missingFrameLinks } from '../checks/frame-links'
import { faultsIn } from '../checks/html'
import { checkout, composed } from './tried-pages'

test('every page says what it is, its links lead somewhere, and everything it refers to is there', () => {
  expect(faultsIn(composed)).toEqual([])
})

test('header and footer have every link that their content names', () => {
  expect(missingFrameLinks(checkout)).toEqual([])
})
