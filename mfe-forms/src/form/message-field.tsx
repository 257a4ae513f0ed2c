import { useState } from 'react'
import messages from '../../content/form-messages.yaml'
import type { Field as FieldWords } from '../../content/schemas'
import { Field } from './field'
import styles from './field.module.css'
import { useFormState } from './form-context'
import { roomIn } from './length-rules'
import { directionOf } from './text-direction'

type Props = { name: string; words: FieldWords; rows: number }

/** A box for a message; it says how much room is left before there is none. */
export function MessageField({ name, words, rows }: Props) {
  const { sending } = useFormState()
  const [text, setText] = useState(describe(''))
  return (
    <Field name={name} words={words} wide>
      {(control) => (
        <>
          <textarea
            {...control}
            rows={rows}
            required
            dir={text.direction}
            readOnly={sending}
            onInput={({ currentTarget }) => setText(describe(currentTarget.value))}
          />
          {text.room && <p className={styles.room}>{text.room}</p>}
        </>
      )}
    </Field>
  )
}

const describe = (text: string) => ({ room: roomIn(text, messages), direction: directionOf(text) })
