// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { mount } from '../testing/mount'
import { BarChart } from './bar-chart'

test('every figure is in a row of the table, and its bar is as long as its share of the largest', async () => {
  const bars = [
    { label: 'Mosses', value: 3840 },
    { label: 'Ferns', value: 768, text: '768 pressed' },
  ]
  const { place } = await mount(
    <BarChart caption="Leaves" columns={{ label: 'Plant', value: 'How many' }} bars={bars} />,
  )
  const rows = [...place.querySelectorAll('tbody tr')]
  expect(rows.map((row) => row.textContent)).toEqual(['Mosses3,840', 'Ferns768 pressed'])
  const lengths = rows.map((row) => /H([\d.]+)/.exec(row.querySelectorAll('path')[1]?.outerHTML ?? '')?.[1])
  expect(lengths).toEqual(['100.0', '20.0'])
})
