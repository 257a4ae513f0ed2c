import { isDeepStrictEqual } from 'node:util'
import { isGroup } from '@college/shared/content/values'
import { isMap, isScalar, isSeq, type ParsedNode, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml'
import { printOf } from '../protocol/changes'
import { needsQuotes, toYaml } from './to-yaml'

/** If an edit makes a line of folded text longer than this, the whole text is folded again. */
const longest = 150

type Group = YAMLMap.Parsed
type Pair = Group['items'][number]
type Edit = { from: number; to: number; text: string }

/**
 * The same YAML with other data. Rewrites only the lines of changed values: `Document.toString` would fold,
 * quote and indent the whole file in its own way. Rewrites more around them where that would lose something.
 */
export function patchYaml(source: string, data: unknown): string {
  if (isDeepStrictEqual(parseDocument(source).toJS(), data)) return source
  // Keep the file's line ends.
  const lineEnd = source.includes('\r\n') ? '\r\n' : '\n'
  for (const patched of waysToWrite(source.replaceAll('\r\n', '\n'), data))
    if (says(patched, data)) return patched.replaceAll('\n', lineEnd)
  throw new Error('The change cannot be written into the file without loss; nothing was written.')
}

/** Ways to write the change, from the fewest lines to the whole file. */
function* waysToWrite(source: string, data: unknown) {
  const { contents } = parseDocument(source)
  for (const depth of contents ? [Number.POSITIVE_INFINITY, 4, 3, 2, 1] : []) {
    const edits: Edit[] = []
    if (contents) walk(source, contents, data, edits, depth)
    yield applied(source, 0, source.length, edits)
  }
  yield `${toYaml(data, 0)}\n`
  yield `${JSON.stringify(data, null, 2)}\n`
}

/** Whether a text still has this data after encoding, which loses lone surrogates. */
function says(text: string, data: unknown) {
  const document = parseDocument(Buffer.from(text).toString('utf8'))
  return document.errors.length === 0 && isDeepStrictEqual(document.toJS(), data)
}

/** @param depth how many levels of groups and lists to keep around what is rewritten */
function walk(source: string, node: ParsedNode, data: unknown, edits: Edit[], depth: number, inFlow = false) {
  if (isDeepStrictEqual(node.toJS(parseDocument('')), data)) return
  if (depth > 0 && isMap(node) && isGroup(data) && (!node.flow || sameKeys(node, data)))
    return walkMap(source, node, data, edits, depth - 1)
  if (
    depth > 0 &&
    isSeq(node) &&
    Array.isArray(data) &&
    (node.flow ? node.items.length === data.length : data.length > 0)
  )
    return walkSeq(source, node, data, edits, depth - 1)
  const quoted = isScalar(node) && !inFlow ? node.type : undefined
  const words = quoted === 'BLOCK_FOLDED' && wordEdit(source, node, data)
  if (words) return edits.push(words)
  const [start, end] = node.range
  // An empty value goes right behind its colon or hyphen, before a comment.
  const from = start < end ? start : source.slice(0, start).trimEnd().length
  const indent = indentAt(source, from)
  const block = typeof data === 'object' && data !== null && Object.keys(data).length > 0
  const flow = (isMap(node) || isSeq(node)) && node.flow === true && node.items.length > 0
  const below = block && !flow && !inSequence(source, from)
  const lead = below ? `\n${' '.repeat(indent + 2)}` : start < end ? '' : ' '
  const unsafe = inFlow && typeof data === 'string' && !/^\w+([ -]\w+)*$/.test(data)
  const text = unsafe ? JSON.stringify(data) : toYaml(data, indent + 2, { flow, quoted })
  // Drop the blank before a value that moves to its own line.
  const blank = below && source[from - 1] === ' ' ? 1 : 0
  edits.push({ from: from - blank, to: trimmed(source, from, end), text: lead + text })
}

/** Changes only the words that differ in a folded text; undefined when a line would grow too long. */
function wordEdit(source: string, node: ParsedNode, data: unknown): Edit | undefined {
  const [from, end] = node.range
  const lines = source.slice(source.indexOf('\n', from), end)
  const old = [...lines.matchAll(/\S+/g)]
  const next = typeof data === 'string' && !needsQuotes(data) ? data.split(' ') : ['']
  if (old.map(([word]) => word).join(' ') !== node.toJS(parseDocument('')) || next.includes('')) return
  let first = 0
  while (first < Math.min(old.length, next.length) - 1 && old[first]?.[0] === next[first]) first++
  let last = 1
  while (last < Math.min(old.length, next.length) - first && old.at(-last)?.[0] === next.at(-last)) last++
  const [a, b] = [old[first], old.at(-last)]
  if (!a || !b) return
  const at = source.indexOf('\n', from)
  const edit = {
    from: at + a.index,
    to: at + b.index + b[0].length,
    text: next.slice(first, next.length - last + 1).join(' '),
  }
  const lineStart = source.lastIndexOf('\n', edit.from) + 1
  const lineEnd = source.indexOf('\n', edit.to)
  const line = source.slice(lineStart, edit.from) + edit.text + source.slice(edit.to, lineEnd)
  return line.length > longest ? undefined : edit
}

function walkMap(source: string, map: Group, data: Record<string, unknown>, edits: Edit[], depth: number) {
  const pairs = map.items
  const keyOf = (pair: Pair) => String(isScalar(pair.key) ? pair.key.value : pair.key)
  const column = pairs[0] ? columnAt(source, pairs[0].key.range[0]) : 0
  for (const pair of pairs) {
    const value = data[keyOf(pair)]
    if (value === undefined) edits.push({ ...blockOf(source, pair), text: '' })
    else if (pair.value) walk(source, pair.value, value, edits, depth, map.flow)
  }
  const known = new Map(pairs.map((pair) => [keyOf(pair), pair]))
  let before: Pair | undefined
  for (const key of Object.keys(data).filter((key) => data[key] !== undefined)) {
    const own = known.get(key)
    if (own) before = own
    const pair = before ?? pairs[0]
    if (own || !pair) continue
    const line = toYaml({ [key]: data[key] }, column)
    const pad = ' '.repeat(column)
    const at = before ? blockOf(source, before).to : pair.key.range[0]
    const open = source[at - 1] === '\n' ? pad : `\n${pad}`
    edits.push({ from: at, to: at, text: before ? `${open}${line}\n` : `${line}\n${pad}` })
  }
}

function walkSeq(source: string, seq: YAMLSeq.Parsed, data: unknown[], edits: Edit[], depth: number) {
  const { items } = seq
  const old: unknown[] = items.map((item) => item.toJS(parseDocument('')))
  const matches = seq.flow ? [...old.keys()] : matched(old, data)
  if (items.length === data.length && matches.every((match, index) => match === index))
    return items.forEach((item, index) => {
      walk(source, item, data[index], edits, depth, seq.flow)
    })

  const starts = items.map((item) => itemStart(source, item.range[0]))
  const from = starts[0] ?? 0
  const end = trimmed(source, from, seq.range[1])
  const pad = ' '.repeat(columnAt(source, source.indexOf('-', commentless(source, from))))
  const written = data.map((value, index) => {
    const match = matches[index]
    if (match === undefined) return `${pad}- ${toYaml(value, pad.length + 2)}`
    const inner: Edit[] = []
    const item = items[match]
    if (item) walk(source, item, value, inner, depth)
    const start = starts[match] ?? from
    return applied(source, start, trimmed(source, start, starts[match + 1] ?? end), inner)
  })
  edits.push({ from, to: end, text: written.join('\n') })
}

/** The most pairs of items to look at for those that resemble each other; more take seconds. */
const pairsLooked = 1_000_000

/** Matches each new item to an old one whose lines it keeps: an equal one, else one left near its position. */
function matched(old: unknown[], data: unknown[]): (number | undefined)[] {
  const prints = old.map(printOf)
  const free = new Set(old.keys())
  const freeBy = new Map<string, Set<number>>()
  for (const [index, print] of prints.entries())
    freeBy.set(print, (freeBy.get(print) ?? new Set()).add(index))
  const take = (index: number | undefined) => {
    if (index === undefined) return
    free.delete(index)
    freeBy.get(prints[index] ?? '')?.delete(index)
    return index
  }
  const equal = data.map((value, place) => {
    const among = freeBy.get(printOf(value))
    return take(among?.has(place) ? place : among?.values().next().value)
  })
  const left = equal.filter((match) => match === undefined).length
  if (left * free.size > pairsLooked) return equal
  // One item more or fewer shifts those after it; match the rest in order.
  return equal.map((match, place) => {
    if (match !== undefined) return match
    const like = [...free].filter((index) => resembles(old[index], data[place]))
    return take(like.find((index) => index >= place) ?? like[0])
  })
}

/** Whether one item can have become the other: groups must share a value. */
const resembles = (a: unknown, b: unknown) =>
  !isGroup(a) || !isGroup(b) || Object.keys(a).some((key) => isDeepStrictEqual(a[key], b[key]))

/** The lines of a key and its value, with the comment above them. */
function blockOf(source: string, pair: Pair) {
  const [start, keyEnd] = pair.key.range
  const end = pair.value ? pair.value.range[1] : keyEnd
  const last = trimmed(source, start, end)
  const lineEnd = source.indexOf('\n', last)
  const to = lineEnd < 0 ? source.length : lineEnd + 1
  // The first key of a list item follows its hyphen.
  const lineStart = source.lastIndexOf('\n', start - 1) + 1
  return { from: /\S/.test(source.slice(lineStart, start)) ? start : lineStart, to }
}

/** Where an item's lines begin: at its hyphen's line, or at the comment above it. */
function itemStart(source: string, value: number) {
  let start = source.lastIndexOf('\n', value - 1) + 1
  while (!/^\s*-/.test(source.slice(start, value + 1)) && start > 0)
    start = source.lastIndexOf('\n', start - 2) + 1
  for (;;) {
    const above = source.lastIndexOf('\n', start - 2) + 1
    if (start === 0 || !/^\s*#/.test(source.slice(above, start))) return start
    start = above
  }
}

function commentless(source: string, from: number): number {
  const end = source.indexOf('\n', from)
  return /^\s*#/.test(source.slice(from, end)) ? commentless(source, end + 1) : from
}

const sameKeys = (map: Group, data: object) =>
  isDeepStrictEqual(new Set(map.items.map(({ key }) => String(key))), new Set(Object.keys(data)))

const columnAt = (source: string, offset: number) => offset - (source.lastIndexOf('\n', offset - 1) + 1)
const inSequence = (source: string, offset: number) =>
  /^\s*-\s*$/.test(source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset))

/** The indentation of the line on which a value begins; in a list item, counted after the hyphen. */
function indentAt(source: string, offset: number) {
  const start = source.lastIndexOf('\n', offset - 1) + 1
  const line = source.slice(start, offset)
  const hyphens = /^(\s*(?:- )*)/.exec(line)?.[1] ?? ''
  return line.trim() === '-' ? line.indexOf('-') : hyphens.length
}

/** The end of a range without trailing blank lines. */
const trimmed = (source: string, from: number, to: number) =>
  from + source.slice(from, to).replace(/[ \t\r\n]+$/, '').length

function applied(source: string, from: number, to: number, edits: Edit[]) {
  const inside = edits.filter((edit) => edit.from >= from && edit.to <= to).sort((a, b) => a.from - b.from)
  let text = ''
  let at = from
  for (const edit of inside) {
    text += source.slice(at, edit.from) + edit.text
    at = edit.to
  }
  return text + source.slice(at, to)
}
