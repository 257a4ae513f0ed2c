import { valueAt } from '@college/shared/content/values'
import { type ChangeEvent, useRef } from 'react'
import { useEditor } from '../state/editor-store'
import type { FieldProps } from './field'
import styles from './field.module.css'
import { useField, useFilePath, useHasFocus } from './form-context'
import { Frame } from './frame'

/** Characters from which a text gets several lines. */
const long = 70
/** The college's facts, which any text may name. */
const facts = ['college', 'short', 'foundation', 'hospital', 'town', 'product']

export function TextField(props: FieldProps) {
  const { schema, path } = props
  const file = useFilePath()
  const [raw, change] = useField(path)
  const value = String(raw ?? '')
  const hasFocus = useHasFocus(path)
  const control = useRef<HTMLTextAreaElement & HTMLInputElement>(null)
  const maximum = schema.maxLength
  const type = (text: string) => change(text.replace(/\s*\n\s*/g, ' '))
  const insert = (token: string) => {
    const { selectionStart: from, selectionEnd: to } = control.current ?? {}
    type(value.slice(0, from ?? value.length) + token + value.slice(to ?? value.length))
    control.current?.focus()
  }
  const tokens =
    file === 'shared/site.yaml' || schema.pattern || schema.format ? [] : [...(schema.tokens ?? []), ...facts]
  return (
    <Frame
      {...props}
      aside={
        <>
          {hasFocus && tokens.length > 0 && <Insert tokens={tokens} insert={insert} />}
          {maximum && maximum < 5000 && (
            <span className={styles.count} data-over={value.length > maximum}>
              {value.length} of {maximum}
            </span>
          )}
        </>
      }
    >
      {(described) => {
        const common = {
          ...described,
          ref: control,
          className: styles.control,
          value,
          onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => type(target.value),
          // Blanks at the ends are no part of a text, and nobody sees them.
          onBlur: () => value !== value.trim() && type(value.trim()),
        }
        return (maximum ?? 0) > long || value.length > long ? (
          <textarea {...common} rows={Math.min(8, Math.ceil(value.length / 48) || 1)} />
        ) : (
          <input {...common} type={schema.format === 'email' ? 'email' : 'text'} />
        )
      }}
    </Frame>
  )
}

type InsertProps = { tokens: string[]; insert: (token: string) => void }

/** Offers what is filled in by the page: facts of the college, figures. */
function Insert({ tokens, insert }: InsertProps) {
  const names = useEditor(({ files }) => files['shared/site.yaml']?.data)
  const example = (token: string) => {
    const value =
      valueAt(names, token === 'short' ? ['college', 'short'] : [token, 'name']) ?? valueAt(names, [token])
    return typeof value === 'string' ? `{${token}}: ${value}` : `{${token}}`
  }
  return (
    <select
      className={styles.insert}
      aria-label="Insert a name that the page fills in"
      title="Insert a name that the page fills in"
      value=""
      onChange={({ target }) => insert(`{${target.value}}`)}
    >
      <option value="">{'{ }'}</option>
      {tokens.map((token) => (
        <option key={token} value={token}>
          {example(token)}
        </option>
      ))}
    </select>
  )
}
