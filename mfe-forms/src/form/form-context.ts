import { createContext, use } from 'react'
import type { Errors } from './validation'
import type { Kind } from './values'

type FormState = { kind: Kind; errors: Errors; sending: boolean }

const FormContext = createContext<FormState | null>(null)

export const FormProvider = FormContext.Provider

/** The state of the form around a field. Throws outside a form. */
export function useFormState(): FormState {
  const state = use(FormContext)
  if (!state) throw new Error('A field was rendered outside a form.')
  return state
}
