import { describe, expect, it } from 'vitest'
import { neighboursOf } from './ug-department'

const list = [
  { slug: 'moss', title: 'Mosses' },
  { slug: 'bee-keeping', title: 'Bee Keeping' },
  { slug: 'fern', title: 'Ferns' },
]

describe('the departments of a list', () => {
  it('link to their neighbours, without wrapping around', () => {
    expect(neighboursOf(list, 'bee-keeping')).toMatchObject({
      previous: { title: 'Mosses' },
      next: { title: 'Ferns' },
    })
    expect(neighboursOf(list, 'moss').previous).toBeUndefined()
    expect(neighboursOf(list, 'fern').next).toBeUndefined()
  })

  it('have no neighbours at an unknown address', () => {
    expect(neighboursOf(list, 'alchemy')).toEqual({ previous: undefined, next: undefined })
  })
})
