import { type KeyboardEvent, use } from 'react'
import { nameOf } from '../../platform/editor/changes'
import { fieldId, openField } from '../page/choose'
import { change, focusOn, tell } from '../state/editor-store'
import { blank, firstField, kindOf, labelOf, type Schema } from '../state/schema'
import { type Path, valueAt } from '../state/value-at'
import { Field, type FieldProps } from './field'
import styles from './field.module.css'
import { Fold } from './fold'
import { FileContext, useFile, useProblems } from './form-context'
import { GroupFields, RemoveButton } from './group'

/** A list: add, move by button or Alt and arrow, remove. */
export function ListField({ schema, path, label, onRemove }: FieldProps) {
  const { path: file, data } = useFile()
  const value = valueAt(data, path)
  const items = Array.isArray(value) ? value : []
  const problems = useProblems(path)
  const item = schema.items ?? {}
  const one = singular(label)
  const add = () => {
    change(file, path, [...items, blank(item)])
    openField(file, firstField(item, [...path, items.length]))
  }
  return (
    <Fold
      label={label}
      note={String(items.length)}
      path={path}
      tools={onRemove && <RemoveButton label={label} onRemove={onRemove} />}
    >
      {schema.description && <p className={styles.help}>{schema.description}</p>}
      <ol className={styles.list}>
        {items.map((value, index) => (
          <ListItem
            key={index}
            schema={item}
            path={[...path, index]}
            label={nameOf(value) || `${one} ${index + 1}`}
            items={items}
          />
        ))}
      </ol>
      {problems.length > 0 && <p className={styles.problem}>{problems.join(' ')}</p>}
      <button type="button" className={styles.add} onClick={add} id={fieldId(path)}>
        <span aria-hidden="true">+</span> Add {one.toLowerCase()}
      </button>
    </Fold>
  )
}

type ItemProps = { schema: Schema; path: Path; label: string; items: unknown[] }

function ListItem({ schema, path, label, items }: ItemProps) {
  const file = use(FileContext)
  const list = path.slice(0, -1)
  const index = Number(path.at(-1))
  const move = (to: number) => {
    if (to < 0 || to >= items.length) return
    const others = items.filter((_, place) => place !== index)
    change(file, list, [...others.slice(0, to), items[index], ...others.slice(to)])
    focusOn(file, [...list, to])
    tell(`${label} is now number ${to + 1} of ${items.length}.`)
    const moved = `${to < index ? 'up' : 'down'}-${[...list, to].join('-')}`
    requestAnimationFrame(() => document.getElementById(moved)?.focus())
  }
  const remove = () => {
    change(
      file,
      list,
      items.filter((_, place) => place !== index),
    )
    tell(`${label} is removed. Undo takes it back.`)
  }
  const byKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    move(index + (event.key === 'ArrowUp' ? -1 : 1))
  }
  const id = path.join('-')
  const tools = (
    <span className={styles.tools}>
      <button
        type="button"
        className={styles.small}
        id={`up-${id}`}
        aria-label={`Move up: ${label}`}
        aria-disabled={index === 0}
        onClick={() => move(index - 1)}
      >
        ↑
      </button>
      <button
        type="button"
        className={styles.small}
        id={`down-${id}`}
        aria-label={`Move down: ${label}`}
        aria-disabled={index === items.length - 1}
        onClick={() => move(index + 1)}
      >
        ↓
      </button>
      <button type="button" className={styles.small} aria-label={`Remove: ${label}`} onClick={remove}>
        ×
      </button>
    </span>
  )
  const kind = kindOf(schema)
  if (kind === 'group' || kind === 'union')
    return (
      <li onKeyDown={byKey}>
        <Fold label={label} path={path} level="item" tools={tools}>
          {kind === 'group' ? (
            <GroupFields schema={schema} path={path} />
          ) : (
            <Field schema={schema} path={path} label={label} />
          )}
        </Fold>
      </li>
    )
  return (
    <li className={styles.row} onKeyDown={byKey}>
      <Field schema={schema} path={path} label={`${index + 1}`} />
      {tools}
    </li>
  )
}

const singular = (label: string) => {
  const known: Record<string, string> = {
    Faculty: 'Teacher',
    Alumni: 'Alumnus',
    People: 'Person',
    Entries: 'Entry',
  }
  return known[label] ?? labelOf(label.replace(/ies$/, 'y').replace(/([^s])s$/, '$1'))
}
