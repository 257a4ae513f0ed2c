import { isGroup, valueAt } from '@college/shared/content/values'
import { type Difference, pictureIn } from './messages'

declare global {
  /** Called by each content module that the editor's development servers send. */
  var shownContent: <Content>(name: string, content: Content) => Content
}

/** Every object that modules have handed to the page, by file: after a hot update there are several. */
const objects = new Map<string, object[]>()
/** What the editor has said of a file before the page had it. */
const early = new Map<string, Difference[]>()
/** Files that the editor has changed: the page's own objects say what they hold now. */
const changed = new Set<string>()

globalThis.shownContent = (name, content) => {
  if (typeof content !== 'object' || content === null) return content
  const held = objects.get(name) ?? []
  objects.set(name, [...held, content])
  if (changed.has(name) && held[0]) replace(content, held[0])
  for (const difference of early.get(name) ?? []) apply(content, difference)
  if (early.delete(name)) changed.add(name)
  return content
}

/** Changes a file's content inside the very objects that the page holds. Gives whether the page holds any. */
export function changeContent(name: string, changes: Difference[]): boolean {
  const held = objects.get(name) ?? []
  for (const object of held) for (const change of changes) apply(object, change)
  if (held.length > 0) changed.add(name)
  else early.set(name, [...(early.get(name) ?? []), ...changes])
  return held.length > 0
}

function apply(content: object, { at, value }: Difference) {
  const key = at.at(-1)
  if (key === undefined) return replace(content, value)
  const around = valueAt(content, at.slice(0, -1))
  if (typeof around === 'object' && around !== null) put(around, key, value)
}

function replace(target: unknown, next: unknown) {
  if (Array.isArray(target) && Array.isArray(next)) {
    target.length = next.length
    for (const [index, value] of next.entries()) put(target, index, value)
  } else if (isGroup(target) && isGroup(next)) {
    for (const key of Object.keys(target)) if (!(key in next)) delete target[key]
    for (const [key, value] of Object.entries(next)) put(target, key, value)
  }
}

function put(target: object, key: string | number, value: unknown) {
  const old: unknown = Reflect.get(target, key)
  // The same picture from another address would be fetched again.
  if (isPicture(old) && isPicture(value) && pictureIn(old.img.src) === pictureIn(value.img.src)) return
  const inside = (Array.isArray(old) && Array.isArray(value)) || (isGroup(old) && isGroup(value))
  if (inside && !isPicture(old) && !isPicture(value)) replace(old, value)
  else Reflect.set(target, key, structuredClone(value))
}

const isPicture = (value: unknown): value is { img: { src: string } } =>
  isGroup(value) && 'sources' in value && isGroup(value.img)
