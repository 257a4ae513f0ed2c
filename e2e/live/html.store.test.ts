import { expect, test } from 'vitest'
import { faultsIn } from '../checks/html'
import { composed } from './tried-pages'

test('every page says what it is, its links lead somewhere, and everything it refers to is there', () => {
  expect(faultsIn(composed)).toEqual([])
})
