import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { campus } from '@college/shared/ui/plan/campus'
import { expect, test } from 'vitest'
import { approach } from './contact'

test.each(Object.entries({ approach, campus }))(
  '%s: the places are on the drawing',
  (name, { width, height, places }) => {
    expect(readFileSync(join(import.meta.dirname, `../../../pictures/${name}.svg`), 'utf8')).toContain(
      `viewBox="0 0 ${width} ${height}"`,
    )
    for (const [place, { x, y }] of Object.entries(places))
      expect(x > 0 && x < width && y > 0 && y < height, place).toBe(true)
  },
)
