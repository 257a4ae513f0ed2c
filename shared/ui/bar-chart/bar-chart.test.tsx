// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { mount } from '../testing/mount'
import { BarChart } from './bar-chart'

test('every figure is in a table row, with a bar in proportion to the largest', async () => {
  const bars = [
    { label: 'Mosses', value: 3840 },
    { label: 'Ferns', value: 768, text: '768 pressed' },
  ]
  const { place } = await mount(
    <BarChart caption="Leaves" columns={{ label: 'Plant', value: 'How many' }} bars={bars} />,
  )
  const rows = rowsOf(place)
  expect(rows.map((row) => row.textContent)).toEqual(['Mosses3,840', 'Ferns768 pressed'])
  expect(lengthsOf(place)).toEqual(['100.0', '20.0'])
})

test('for parts of a whole, each bar is in proportion to the sum', async () => {
  const bars = [
    { label: 'Mosses', value: 3840 },
    { label: 'Ferns', value: 960 },
  ]
  const { place } = await mount(
    <BarChart caption="Leaves" columns={{ label: 'Plant', value: 'How many' }} bars={bars} parts />,
  )
  expect(lengthsOf(place)).toEqual(['80.0', '20.0'])
})

test.each([false, true])('figures that are all 0 have empty bars (parts: %s)', async (parts) => {
  const bars = [
    { label: 'Mosses', value: 0 },
    { label: 'Ferns', value: 0 },
  ]
  const { place } = await mount(
    <BarChart caption="Leaves" columns={{ label: 'Plant', value: 'How many' }} bars={bars} parts={parts} />,
  )
  expect(lengthsOf(place)).toEqual(['0.0', '0.0'])
})

const rowsOf = (place: HTMLElement) => [...place.querySelectorAll('tbody tr')]
const lengthsOf = (place: HTMLElement) =>
  rowsOf(place).map((row) => /H([\d.]+)/.exec(row.querySelectorAll('path')[1]?.outerHTML ?? '')?.[1])
