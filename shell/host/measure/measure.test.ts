import { expect, test } from 'vitest'
import { batch, type MeasureEvent } from './measure'

const view = (path: string): MeasureEvent => ({ kind: 'view', path })

function collecting() {
  const sent: MeasureEvent[][] = []
  return { sent, ...batch((body) => sent.push(JSON.parse(body).notices)) }
}

test('notices are sent in one message, once', () => {
  const { sent, add, flush } = collecting()
  add(view('/'))
  add(view('/library'))
  expect(sent).toEqual([])
  flush()
  flush()
  expect(sent).toEqual([[view('/'), view('/library')]])
})

test('a page with many faults collects a limited number', () => {
  const { sent, add } = collecting()
  for (let count = 0; count < 45; count++) add(view(`/${count}`))
  expect(sent.map(({ length }) => length)).toEqual([20, 20])
})
