import { expect, it } from 'vitest'
import { normalise } from './normalise'

it.each([
  ['no-break spaces', 'Asha\u00a0Devi\u202fRao', 'Asha Devi Rao'],
  ['tabs and several spaces', 'Asha\t  Rao', 'Asha Rao'],
  ['spaces of East Asian scripts, at the ends', '\u3000Asha Rao\u2003', 'Asha Rao'],
  ['a byte order mark', '\ufeff+911234567890', '+911234567890'],
  ['marks of direction', '\u202a+91\u200e1234567890\u202c', '+911234567890'],
  ['isolates of direction', '\u2068asha@example.org\u2069', 'asha@example.org'],
  ['zero-width spaces', 'asha\u200b@example.org', 'asha@example.org'],
  ['soft hyphens', 'asha@exam\u00adple.org', 'asha@example.org'],
  ['joiners between Latin letters', 'As\u200dha\u200c', 'Asha'],
])('mends %s', (_, typed, right) => expect(normalise(typed)).toBe(right))

it.each([
  ['Devanagari', 'क्\u200dषमा शर्मा'],
  ['Malayalam, at the end of a word', 'അവന്\u200d'],
  ['Persian', 'می\u200cخواهم'],
])('keeps the joiners that %s is spelt with', (_, name) => expect(normalise(name)).toBe(name))

it('leaves visible characters alone', () => expect(normalise('+91 12345-67890')).toBe('+91 12345-67890'))
