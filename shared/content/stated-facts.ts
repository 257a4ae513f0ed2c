import { isGroup } from './values'

/** The data of a content file; a visitor reads it as one page, more or less. */
export type ReadFile = { file: string; data: unknown }

/** A figure, a year, a day, hours or a post, as a sentence states it. Equal keys are about the same thing. */
type Stated = { key: string; value: string; file: string; place: string; words: string }

/**
 * Where two pages say different things of what they name in the same words, a sentence each. A page that uses the words
 * for several things (43 camps, 40 camps) is left out.
 */
export function contradictionsIn(files: ReadFile[]): string[] {
  const stated = files.flatMap(({ file, data }) => statedIn(file, data))
  const found = grouped(stated, ({ key }) => key).flatMap((same) => {
    const places = grouped(same, ({ place }) => place).flatMap((own) =>
      own.every(({ value }) => value === own[0]?.value) ? own.slice(0, 1) : [],
    )
    for (const [index, one] of places.entries()) {
      const other = places
        .slice(index + 1)
        .find((other) => other.value !== one.value && areComparable(one, other))
      if (other) return [`${one.place}: “${one.words}”, but ${other.place}: “${other.words}”`]
    }
    return []
  })
  // The same two sentences may differ in a figure of hundreds and in its two words.
  return [...new Set(found)]
}

/** A page's description says what that page holds: two films here, sixteen on another page. */
const areComparable = (...both: [Stated, Stated]) =>
  both[0].file === both[1].file || both.every(({ file, place }) => place === file)

/** `Map.groupBy`, which Node 20 lacks. */
function grouped<Item>(items: Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return [...groups.values()]
}

function statedIn(file: string, data: unknown): Stated[] {
  const stated: Stated[] = []
  const visit = (value: unknown, place: string, isEvent = false) => {
    const add = (words: string) => (key: string, value: string) =>
      stated.push({ key, value, file, place, words })
    if (typeof value === 'string')
      for (const words of value.split(/(?<=[.?!;:])\s+/)) read(words, add(words), isEvent)
    if (Array.isArray(value)) for (const item of value) visit(item, place, isEvent)
    if (!isGroup(value)) return
    const { name, designation, title, date, label, unit = '', value: amount } = value
    if (typeof name === 'string' && typeof designation === 'string')
      add(`${name}, ${designation}`)(`post of ${name.replace(/^\w+\.? /, '')}`, designation)
    if (title && date) visit(`${title} on ${date}`, place)
    if (label !== undefined && amount !== undefined) visit(`${amount} ${unit} ${label}`, place)
    for (const [key, inner] of Object.entries(value)) {
      // Compare a page's description with its content, too.
      if (key !== 'alt') visit(inner, key === 'page' ? `${file}, page` : place, isEvent || Boolean(date))
      if (/ed$/.test(key) && typeof inner === 'number') visit(`${key} in ${inner}`, place)
    }
  }
  visit(data, file)
  return stated
}

/**
 * Finds what a sentence states. A hundred or more of something are said of the college, whatever word follows; unless the
 * sentence is about one event, as there are other children at each.
 */
function read(sentence: string, state: (key: string, value: string) => void, isEvent: boolean) {
  for (const [, what = '', day = ''] of sentence.matchAll(dayOf))
    state(`${what.replace(/\d+/, '').trim()} on`, day)
  const words = sentence
    .toLowerCase()
    .replaceAll('½', ' half')
    .replaceAll(/\ba (year|month|week|day)\b/g, ',')
  const years = words.match(/\b(?:19|20)\d\d\b/g) ?? []
  for (const [, number = '', rest = ''] of words.matchAll(figure)) {
    const [first, second] = nounsIn(rest.replace(/^(?:are|were) /, ''))
    if (first && second) state(`${first} ${second}`, amountOf(number))
    if (first && !isEvent && Number(amountOf(number)) >= 100) state(`hundreds of ${first}`, amountOf(number))
    if (first && years.length === 1) state(`${first} in ${years[0]}`, amountOf(number))
  }
  for (const [, verb = '', year = ''] of words.matchAll(/\b(\w+ed) in ((?:19|20)\d\d)\b/g)) state(verb, year)
  for (const [, what = '', month = ''] of words.matchAll(beginning)) state(`${what} begins`, month)
  for (const [, what = '', far = ''] of words.matchAll(/\b([a-z]+), (\d+) km\b/g)) state(`km ${what}`, far)
  for (const [, hours = ''] of words.matchAll(/\b(?:open|hours) (?:from )?(\d.*? to \d\S* [ap]m)/g))
    state('open', hours)
}

const months = 'January|February|March|April|May|June|July|August|September|October|November|December'
/** `Harvest Day on 18 November`; the year after the name or the day is another key. */
const dayOf = new RegExp(`((?:[A-Z][\\w’']* )+(?:\\d{4} )?)(?:at \\{\\w+\\} )?on (\\d+ (?:${months}))`, 'g')
const beginning = new RegExp(
  `\\b(year|term|course)s? (?:begins?|starts?)\\b.*?\\bin (${months.toLowerCase()})\\b`,
  'g',
)

const ones =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const units = ones.split(' ')
const number = `(?:${tens.join('|')})(?:-(?:${units.slice(0, 9).join('|')}))?|${[...units].reverse().join('|')}`
/** A number that is no year and no part of one, and the words after it up to a mark. */
const figure = new RegExp(
  `(?<![\\d/-])\\b(?!(?:19|20)\\d\\d\\b)(\\d[\\d,]*|${number})\\b\\+?[ -]+((?:[a-z][\\w’'-]*[ -]?)+)`,
  'g',
)

function amountOf(number: string): string {
  if (/^\d/.test(number)) return number.replaceAll(',', '')
  const [first = '', last = ''] = number.split('-')
  const ten = tens.indexOf(first)
  return String(ten < 0 ? units.indexOf(first) + 1 : 10 * (ten + 2) + units.indexOf(last) + 1)
}

/** The next two words that mean something, before what ends the phrase. */
function nounsIn(rest: string): string[] {
  const words = rest.split(/[ -]+/).filter(Boolean)
  const end = words.findIndex((word) => ends.includes(word))
  return words
    .slice(0, end < 0 ? words.length : end)
    .filter((word) => !passed.includes(word))
    .slice(0, 2)
}
const passed = 'nearest a an the of from and its their our'.split(' ')
const ends =
  `${months.toLowerCase().replaceAll('|', ' ')} in with who that which were was is are have has had or but at on by to for before after while each can`.split(
    ' ',
  )
