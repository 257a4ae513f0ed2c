import { type Path, valueAt } from '@college/shared/content/values'
import type { KeyboardEvent } from 'react'
import { nameOf } from '../../protocol/changes'
import { Button } from '../bar/button'
import { change } from '../state/change'
import { dataOf, fieldId, focusOn, openField, tell } from '../state/editor-store'
import { blank, firstField, kindOf, type Schema } from '../state/schema'
import { Field, type FieldProps, GroupFields } from './field'
import styles from './field.module.css'
import { useFile, useFilePath } from './form-context'
import { Fold, Problems } from './frame'

/** A list: add, move by button or Alt and arrow, remove. */
export function ListField({ schema, path, label, isNamed, onRemove }: FieldProps) {
  const file = useFilePath()
  const length = useFile(({ data }) => listAt(data, path).length)
  const item = schema.items ?? {}
  // Nobody knows what is in a list under a name that somebody chose.
  const one = isNamed ? undefined : singular(label)
  const add = () => {
    change(file, path, [...itemsOf(file, path), blank(item)])
    openField(file, firstField(item, [...path, length]))
  }
  return (
    <Fold label={label} note={String(length)} path={path} help={schema.description} onRemove={onRemove}>
      <ol className={styles.list}>
        {Array.from({ length }, (_, index) => (
          <ListItem key={index} schema={item} path={[...path, index]} one={one ?? label} />
        ))}
      </ol>
      <Problems path={path} schema={schema} />
      <Button className={styles.add} onClick={add} id={fieldId(path)}>
        <span aria-hidden="true">+</span> Add {one?.toLowerCase() ?? `to “${label}”`}
      </Button>
    </Fold>
  )
}

function ListItem({ schema, path, one }: { schema: Schema; path: Path; one: string }) {
  const file = useFilePath()
  const list = path.slice(0, -1)
  const index = Number(path.at(-1))
  const isLast = useFile(({ data }) => index === listAt(data, list).length - 1)
  const label = useFile(({ data }) => nameOf(valueAt(data, path))) || `${one} ${index + 1}`
  const move = (to: number) => {
    const items = itemsOf(file, list)
    if (to < 0 || to >= items.length) return
    const others = items.filter((_, place) => place !== index)
    change(file, list, [...others.slice(0, to), items[index], ...others.slice(to)])
    focusOn(file, [...list, to])
    tell(`${label} is now number ${to + 1} of ${items.length}.`)
    const moved = `${to < index ? '↑' : '↓'}-${[...list, to].join('-')}`
    requestAnimationFrame(() => document.getElementById(moved)?.focus())
  }
  const remove = () => {
    const others = itemsOf(file, list).filter((_, place) => place !== index)
    change(file, list, others)
    tell(`${label} is removed. Undo takes it back.`)
    openField(file, others.length > 0 ? [...list, Math.min(index, others.length - 1)] : list)
  }
  const byKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown'))
      return
    event.preventDefault()
    move(index + (event.key === 'ArrowUp' ? -1 : 1))
  }
  const id = path.join('-')
  const tool = (sign: string, what: string, act: () => void, isOff = false) => (
    <Button
      className={styles.small}
      id={`${sign}-${id}`}
      aria-label={`${what}: ${label}`}
      can={!isOff}
      onClick={act}
    >
      {sign}
    </Button>
  )
  const tools = (
    <span className={styles.tools}>
      {tool('↑', 'Move up', () => move(index - 1), index === 0)}
      {tool('↓', 'Move down', () => move(index + 1), isLast)}
      {tool('×', 'Remove', remove)}
    </span>
  )
  const kind = kindOf(schema)
  if (kind === 'group' || kind === 'union') {
    const Fields = kind === 'group' ? GroupFields : Field
    return (
      <li onKeyDown={byKey}>
        <Fold label={label} path={path} tools={tools} id={fieldId(path)}>
          <Fields schema={schema} path={path} label={label} />
        </Fold>
      </li>
    )
  }
  return (
    <li className={styles.row} onKeyDown={byKey}>
      <Field schema={schema} path={path} label={`${index + 1}`} />
      {tools}
    </li>
  )
}

function listAt(data: unknown, path: Path): unknown[] {
  const value = valueAt(data, path)
  return Array.isArray(value) ? value : []
}

const itemsOf = (file: string, path: Path) => listAt(dataOf(file), path)

const irregular: Record<string, string> = {
  Faculty: 'Teacher',
  Alumni: 'Alumnus',
  People: 'Person',
  Gallery: 'Picture',
  'First sentences': 'Sentence',
}

/** What one item of a list is called; undefined if the list's name is no plural. */
const singular = (label: string): string | undefined =>
  irregular[label] ?? (/[^s]s$/.test(label) ? label.replace(/ies$/, 'y').replace(/s$/, '') : undefined)
