// @vitest-environment happy-dom
import { unavailableAttribute } from '@college/shared/contract/page-data'
import { expect, test } from 'vitest'
import { useSectionStatus } from './load-status'

test('what stands in for script is shown from the first failure until the section is there', () => {
  const shown = (['unavailable', 'retrying', 'stillUnavailable', 'recovered', 'ok'] as const).map(
    (status) => {
      useSectionStatus.setState({ status })
      return document.documentElement.hasAttribute(unavailableAttribute)
    },
  )
  expect(shown).toEqual([true, true, true, false, false])
})
