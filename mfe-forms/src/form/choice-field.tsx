import type { Field as FieldWords } from '../../content/schemas'
import { Field } from './field'

type Props = {
  name: string
  words: FieldWords
  /** The empty option that stands first. */
  placeholder: string
  options: string[]
}

/** A choice of one; what is sent is the option's words. */
export function ChoiceField({ name, words, placeholder, options }: Props) {
  return (
    <Field name={name} words={words} wide>
      {(control) => (
        <select {...control} required>
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </Field>
  )
}
