import type { ComponentProps } from 'react'
import type { Field as FieldWords } from '../../content/schemas'
import { Field } from './field'
import { useFormState } from './form-context'

type Props = Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'required'> & {
  name: string
  words: FieldWords
  wide?: boolean
}

/** A single line. Written from the left or from the right, as its first letter asks. */
export function TextField({ name, words, wide = false, ...input }: Props) {
  const { sending } = useFormState()
  return (
    <Field name={name} words={words} wide={wide}>
      {(control) => <input {...control} {...input} dir="auto" readOnly={sending} />}
    </Field>
  )
}
