import { pictureIn } from './messages'

declare global {
  /** Called by each content module that the editor's development servers send. */
  var shownContent: <Content>(name: string, content: Content) => Content
}

/** Every object that modules have handed to the page, by file: after a hot update there are several. */
const objects = new Map<string, object[]>()
/** What the editor said last of each file. */
const latest = new Map<string, unknown>()

globalThis.shownContent = (name, content) => {
  if (typeof content !== 'object' || content === null) return content
  objects.set(name, [...(objects.get(name) ?? []), content])
  if (latest.has(name)) replace(content, latest.get(name))
  return content
}

/** Changes a file's content inside the very objects that the page holds. Gives whether the page holds any. */
export function changeContent(name: string, content: unknown): boolean {
  latest.set(name, content)
  const held = objects.get(name) ?? []
  for (const object of held) replace(object, content)
  return held.length > 0
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

function put(target: Record<PropertyKey, unknown> | unknown[], key: string | number, value: unknown) {
  const old: unknown = Reflect.get(target, key)
  // The same picture from another address would be fetched again.
  if (isPicture(old) && isPicture(value) && pictureIn(old.img.src) === pictureIn(value.img.src)) return
  const inside = (Array.isArray(old) && Array.isArray(value)) || (isGroup(old) && isGroup(value))
  if (inside && !isPicture(old) && !isPicture(value)) replace(old, value)
  else Reflect.set(target, key, structuredClone(value))
}

const isGroup = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isPicture = (value: unknown): value is { img: { src: string } } =>
  isGroup(value) && 'sources' in value && isGroup(value.img)
