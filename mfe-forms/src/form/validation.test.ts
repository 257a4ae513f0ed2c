import { afterEach, describe, expect, it, vi } from 'vitest'
import { all, isEmail, isName, isPhone, lengthOf, recheck, rule, validate } from './validation'

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a name', () => {
  it.each([
    ['one letter', 'A'],
    ['twenty-five letters', 'a'.repeat(25)],
    ['letters and spaces', 'Asha Devi Rao'],
    ['Kannada letters', 'ಶಾರದಾ ಹೆಗ್ಡೆ'],
    ['Devanagari with a joiner', 'क्‍षमा शर्मा'],
    ['Malayalam letters', 'അഞ്ജലി മേനോൻ'],
    ['Urdu, from right to left', 'فاطمہ بیگم'],
    ['accents, composed or not', 'Zoë Zoe\u0308'],
    ['twenty-five letters that take fifty code points', 'ಕಾ'.repeat(25)],
  ])('may be %s', (_, name) => expect(isName(name)).toBe(true))

  it.each([
    ['empty', ''],
    ['twenty-six letters', 'a'.repeat(26)],
    ['twenty-six letters of an Indian script', 'ಕಾ'.repeat(26)],
    ['only spaces', '   '],
    ['a digit', 'Asha 2'],
    ['a digit of another script', 'ಆಶಾ ೨'],
    ['an emoji', 'Asha 🌿'],
    ['a full stop', 'K. Rao'],
    ['an apostrophe', "D'Souza"],
    ['markup', '<b>Asha</b>'],
    ['a line break, as header injection needs', 'Asha\nBcc: x@example.org'],
    ['a tab', 'Asha\tRao'],
    ['signs without a letter', '\u0cbe'],
    ['a letter with a hundred signs', `a${'\u0301'.repeat(250)}`],
  ])('may not be %s', (_, name) => expect(isName(name)).toBe(false))

  it('is counted by characters in a browser without grapheme support', () => {
    vi.stubGlobal('Intl', {})
    expect([isName('a'.repeat(25)), isName('a'.repeat(26))]).toEqual([true, false])
  })
})

describe('an e-mail address', () => {
  it.each(['a@b.c', 'asha.rao+site@mail.example.org', 'ಆಶಾ@ಉದಾಹರಣೆ.ಭಾರತ'])('may be %s', (email) =>
    expect(isEmail(email)).toBe(true),
  )
  it.each([
    '',
    'asha',
    'asha@',
    '@example.org',
    'asha@example',
    'as ha@example.org',
    'a@b@c.d',
    'a@b.c\nBcc: x@y.z',
  ])('may not be %j', (email) => expect(isEmail(email)).toBe(false))
})

describe('a phone number', () => {
  it('is a plus sign and twelve digits', () => expect(isPhone('+911234567890')).toBe(true))
  it.each([
    '',
    '911234567890',
    '+91123456789',
    '+9112345678901',
    '+91 1234567890',
    '+91123456789a',
    'Tel +911234567890',
    '+೯೧೧೨೩೪೫೬೭೮೯೦',
  ])('is not %j', (phone) => expect(isPhone(phone)).toBe(false))
})

describe('checking', () => {
  const there = rule((value) => value !== '', 'Missing.')
  const short = rule((value) => value.length < 4, 'Too long.')
  const rules = { one: there, two: all(there, short) }

  it('trims first', () => expect(validate({ one: '  ', two: ' abc ' }, rules)).toEqual({ one: 'Missing.' }))

  it.each([
    ['a no-break space', 'Asha\u00a0Rao'],
    ['a tab', 'Asha\tRao'],
    ['a byte order mark', '\ufeffAsha Rao'],
    ['a zero-width space', 'Asha\u200b Rao'],
    ['a mark of direction', 'Asha Rao\u200e'],
  ])('sees a name as a reader does, without %s', (_, name) =>
    expect(validate({ name }, { name: rule(isName, 'Wrong.') })).toEqual({}),
  )

  it('treats a text of invisible characters as empty', () =>
    expect(validate({ one: '\u200b\u2060' }, { one: there })).toEqual({ one: 'Missing.' }))

  it('gives the first message of each field, in the order of the rules', () =>
    expect(Object.entries(validate({ two: 'abcd' }, rules))).toEqual([
      ['one', 'Missing.'],
      ['two', 'Too long.'],
    ]))

  it('removes the error of a field that has become valid, and adds only urgent ones', () =>
    expect(recheck({ one: 'Missing.' }, { one: 'a', two: 'abcd' }, rules, { two: short })).toEqual({
      two: 'Too long.',
    }))

  it('adds no error while a field is being filled in', () =>
    expect(recheck({}, { one: '', two: '' }, rules, {})).toEqual({}))
})

it('counts an emoji as one character', () => expect(lengthOf('🌿a')).toBe(2))
