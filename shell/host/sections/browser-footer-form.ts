import { footerFormModule, formsSection } from '@college/shared/contract'
import type { ComponentType } from 'react'
import { loadFrom } from './load-page'
import { useFooterFormStatus } from './load-status'
import { loadWithRetries } from './load-with-retries'
import { importMap, refetchScripts } from './prefetch'

let form: Promise<ComponentType> | undefined
let begin = () => {}
const wanted = new Promise<void>((resolve) => {
  begin = resolve
})

/**
 * The footer's form. It is fetched when the footer is near the window, so that it costs a page nothing before. The
 * promise never rejects: until the form has loaded, React keeps its HTML and what is typed into it, and then hydrates it in place.
 */
export function browserFooterForm(): Promise<ComponentType> {
  form ??= wanted.then(() =>
    loadWithRetries({
      section: formsSection,
      status: useFooterFormStatus,
      load,
      refetch: () => refetchScripts(Object.entries(importMap().integrity), formsSection),
    }),
  )
  return form
}

export const wantFooterForm = () => begin()

async function load(): Promise<ComponentType> {
  const [module] = (await loadFrom(formsSection, footerFormModule)) as { FooterForm?: ComponentType }[]
  if (!module?.FooterForm) throw new Error('forms: exposes no footer form')
  return module.FooterForm
}
