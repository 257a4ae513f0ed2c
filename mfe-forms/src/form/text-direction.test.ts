import { expect, it } from 'vitest'
import { directionOf } from './text-direction'

it.each([
  ['', 'ltr'],
  ['Asha', 'ltr'],
  ['ಆಶಾ', 'ltr'],
  ['1. فاطمہ Asha', 'rtl'],
  ['שלום', 'rtl'],
  ['Asha فاطمہ', 'ltr'],
])('of %j is %s', (text, direction) => expect(directionOf(text)).toBe(direction))
