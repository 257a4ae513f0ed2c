import { describe, expect, it } from 'vitest'
import { neighboursOf } from './ug-department'

const list = [
  { slug: 'anatomy', title: 'Anatomy' },
  { slug: 'modern-diagnosis', title: 'Modern Diagnosis' },
  { slug: 'yoga', title: 'Yoga' },
]

describe('the departments of a list', () => {
  it('lead from one to the next and end at both ends', () => {
    expect(neighboursOf(list, 'modern-diagnosis')).toMatchObject({
      previous: { title: 'Anatomy' },
      next: { title: 'Yoga' },
    })
    expect(neighboursOf(list, 'anatomy').previous).toBeUndefined()
    expect(neighboursOf(list, 'yoga').next).toBeUndefined()
  })

  it('have no neighbours where the address is unknown', () => {
    expect(neighboursOf(list, 'alchemy')).toEqual({ previous: undefined, next: undefined })
  })
})
