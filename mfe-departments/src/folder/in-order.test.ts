import { describe, expect, it } from 'vitest'
import { inOrder, neighboursOf } from './in-order'

const folder = {
  '../content/ug/yoga.yaml': { order: 30, title: 'Yoga' },
  '../content/ug/anatomy.yaml': { order: 1, title: 'Anatomy' },
  '../content/ug/modern-diagnosis.yaml': { order: 2, title: 'Modern Diagnosis' },
}

describe('the departments of a folder', () => {
  it('stand in the order of their files, each with its address', () => {
    expect(inOrder(folder).map(({ slug }) => slug)).toEqual(['anatomy', 'modern-diagnosis', 'yoga'])
  })

  it('stand by name where two have the same order', () => {
    const twice = { ...folder, '../content/ug/ayurveda.yaml': { order: 1, title: 'Ayurveda' } }
    expect(inOrder(twice).map(({ slug }) => slug)).toEqual([
      'anatomy',
      'ayurveda',
      'modern-diagnosis',
      'yoga',
    ])
  })

  it('lead from one to the next and end at both ends', () => {
    const list = inOrder(folder)
    expect(neighboursOf(list, 'modern-diagnosis')).toMatchObject({
      previous: { title: 'Anatomy' },
      next: { title: 'Yoga' },
    })
    expect(neighboursOf(list, 'anatomy').previous).toBeUndefined()
    expect(neighboursOf(list, 'yoga').next).toBeUndefined()
  })

  it('have no neighbours where the address is unknown', () => {
    expect(neighboursOf(inOrder(folder), 'alchemy')).toEqual({ previous: undefined, next: undefined })
  })
})
