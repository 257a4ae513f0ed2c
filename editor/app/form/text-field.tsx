import { valueAt } from '@college/shared/content/values'
import { type ChangeEvent, useRef } from 'react'
import { sitePath } from '../../protocol/file-name'
import { cleanText } from '../state/clean'
import { useEditor } from '../state/editor-store'
import type { FieldProps } from './field'
import styles from './field.module.css'
import { useField, useFilePath, useHasFocus } from './form-context'
import { Frame } from './frame'

/** A text whose limit exceeds this many characters gets several lines. */
const long = 70
/** The site facts that any text may name. */
const facts = ['college', 'short', 'foundation', 'hospital', 'town', 'product']

export function TextField(props: FieldProps) {
  const { schema, path } = props
  const file = useFilePath()
  const [raw, change] = useField(path)
  const value = String(raw ?? '')
  const hasFocus = useHasFocus(path)
  const control = useRef<HTMLTextAreaElement & HTMLInputElement>(null)
  const maximum = schema.maxLength
  const insert = (token: string) => {
    const { current } = control
    if (!current) return
    const { selectionStart: from, selectionEnd: to } = current
    write(current, value.slice(0, from) + token + value.slice(to), from + token.length)
    change(current.value)
    current.focus()
  }
  const tokens =
    file === sitePath || schema.pattern || schema.format ? [] : [...(schema.tokens ?? []), ...facts]
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
          value,
          onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
            change(taken(target)),
          // Drop invisible blanks at the ends.
          onBlur: () => value !== value.trim() && change(value.trim()),
        }
        // Choose the control by the limit, not the length: replacing it while typing would lose the focus.
        return (maximum ?? 0) > long ? (
          <textarea {...common} rows={Math.min(8, Math.ceil(value.length / 48) || 1)} />
        ) : (
          // No `type="email"`: such a box has no caret to set.
          <input
            {...common}
            {...(schema.format === 'email' && { inputMode: 'email', autoCapitalize: 'none' })}
          />
        )
      }}
    </Frame>
  )
}

/** The box's text, clean. Keeps the caret in place. */
function taken(box: HTMLInputElement | HTMLTextAreaElement): string {
  const text = cleanText(box.value)
  if (text !== box.value)
    write(box, text, cleanText(box.value.slice(0, box.selectionEnd ?? undefined)).length)
  return text
}

/** Sets a box's text and caret. React would move the caret to the end. */
function write(box: HTMLInputElement | HTMLTextAreaElement, text: string, caret: number) {
  box.value = text
  box.setSelectionRange(caret, caret)
}

/** Offers names that the page fills in: facts of the college, figures. */
function Insert({ tokens, insert }: { tokens: string[]; insert: (token: string) => void }) {
  const names = useEditor(({ files }) => files[sitePath]?.data)
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
