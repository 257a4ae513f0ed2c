// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { mount } from '../testing/mount'
import { BarChart } from './bar-chart'

test('every figure is in a row of the table, and its bar is as long as its share of the largest', async () => {
  const bars = [
    { label: 'Undergraduate', value: 3750 },
    { label: 'Reports', value: 750, text: '750 bound' },
  ]
  const { place } = await mount(
    <BarChart caption="Books" columns={{ label: 'Kind', value: 'Number' }} bars={bars} />,
  )
  const rows = [...place.querySelectorAll('tbody tr')]
  expect(rows.map((row) => row.textContent)).toEqual(['Undergraduate3,750', 'Reports750 bound'])
  const lengths = rows.map((row) => /H([\d.]+)/.exec(row.querySelectorAll('path')[1]?.outerHTML ?? '')?.[1])
  expect(lengths).toEqual(['100.0', '20.0'])
})
