import { expect, test } from 'vitest'
import { refuseSharedNames } from './own-names'

test('an activity and an entry may not have one name', () => {
  const activities = ['./activities/bees.yaml', './activities/orchard.yaml']
  const entries = (name: string) => ['./simple-activities/hedges.yaml', `./simple-activities/${name}.yaml`]
  expect(() => refuseSharedNames(activities, entries('old-orchard'))).not.toThrow()
  expect(() => refuseSharedNames(activities, entries('orchard'))).toThrow(
    'mfe-academics/content/simple-activities/orchard.yaml: found a file of this name in activities/ too, expected another name for one of them',
  )
})
