import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { seed } from './seed'

type Element = ReturnType<typeof DomUtils.findAll>[number]

const documentAt = (path: string) =>
  parseDocument(readFileSync(join(seed, 'public', `${path === '/' ? '/index' : path}.html`), 'utf8'))

/** Taps on a phone that reveal an element: the menu, and any fold. Undefined for what a phone hides. */
function tapsTo(element: Element): number | undefined {
  const around: Element[] = []
  for (let at = element.parent; at && 'attribs' in at; at = at.parent) around.push(at)
  if ([element, ...around].some(({ attribs }) => /\bdesktop_/.test(attribs.class ?? ''))) return
  return around.filter(({ name, attribs }) => name === 'details' || attribs.id === 'navigation').length
}

const fewest = (elements: Element[]) =>
  Math.min(...elements.flatMap((element) => tapsTo(element) ?? []), Number.POSITIVE_INFINITY)

/** Taps from the home page along links, to a text of the last page. */
function tapsAlong(ways: string[], answer: RegExp): number {
  let taps = 0
  let document = documentAt('/')
  for (const way of ways) {
    taps +=
      1 +
      fewest(DomUtils.findAll(({ name, attribs }) => name === 'a' && attribs.href === way, document.children))
    document = documentAt(way.replace(/[?#].*/, ''))
  }
  const says = (element: Element) => answer.test(DomUtils.textContent(element).replace(/\s+/g, ' '))
  const inner = DomUtils.findAll(
    (element) => says(element) && !element.children.some((child) => 'attribs' in child && says(child)),
    DomUtils.getElementsByTagName('body', document),
  )
  return taps + fewest(inner.filter(({ name }) => name !== 'script'))
}

/** Common questions: by which links from the home page, and the answer, or who knows it. */
const questions: [who: string, question: string, ways: string[], answer: RegExp][] = [
  ['pupil', 'Who may apply?', ['/programs'], /passed Class 12 .* physics, chemistry and biology/],
  ['pupil', 'How long does it take?', [], /BNYS, 5½ years/],
  [
    'pupil',
    'Which entrance examination do I need?',
    ['/programs'],
    /The admission notice of the year says which/,
  ],
  ['pupil', 'What is taught there?', ['/department/ug'], /The structure of the body/],
  ['pupil', 'Where will I be an intern?', ['/internship'], /choose two hospitals from the list/],
  ['pupil', 'What is life there like?', ['/prakriti'], /NCC/],
  ['mother', 'What does it cost?', ['/programs'], /The office tells you the fees of the year/],
  ['mother', 'Is the degree recognised?', ['/programs'], /the order that recognises the degree/],
  ['mother', 'Is there a hostel?', ['/programs'], /Those who want a place are given one/],
  ['mother', 'Whom do we tell about ragging?', ['/programs'], /The committee of the college\./],
  ['mother', 'Are there scholarships?', ['/programs'], /which ones you can claim/],
  ['mother', 'Which papers are needed?', ['/apply'], /Marks cards of the tenth and twelfth standard/],
  ['mother', 'Who teaches my daughter?', ['/department/ug', '/department/ug/anatomy'], /Dr Narayana Prabhu/],
  ['mother', 'Do graduates find work?', [], /Privately Placed Students/],
  ['patient', 'Which treatments are there?', ['/anandamaya'], /Hip, spinal, arm and foot baths/],
  ['patient', 'How far is the hospital?', ['/anandamaya'], /22 km from the airport/],
  [
    'patient',
    'When does it see patients?',
    ['/anandamaya'],
    /Consulting hours, rooms and how to book a stay/,
  ],
  ['patient', 'Which number do I ring?', [], /^\+91 00000 00110$/],
  ['alumna', 'When is the library open?', ['/library'], /9:00 AM to 8:30 PM/],
  ['alumna', 'What have others published?', ['/academics/publications'], /Annals of Yoga in Practice/],
]

test.each(questions)(
  '%s: %s It takes two taps at most from the home page of a phone',
  (_, __, ways, answer) => {
    expect(tapsAlong(ways, answer)).toBeLessThanOrEqual(2)
  },
)

test('questions without an answer link to the form with a subject filled in', () => {
  const links = DomUtils.findAll(
    ({ name, attribs }) => name === 'a' && !!attribs.href,
    documentAt('/programs').children,
  )
  const subjects = links.flatMap(
    ({ attribs }) => /^\/contact\?subject=(.+)#write$/.exec(attribs.href ?? '')?.[1] ?? [],
  )
  expect(subjects.map(decodeURIComponent)).toEqual(
    expect.arrayContaining(['Fees', 'Recognition of the degree', 'Hostel', 'Contact against ragging']),
  )
})
