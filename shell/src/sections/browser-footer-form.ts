import type { ComponentType } from 'react'
import { loadFrom } from './load-page'

type FooterFormModule = { FooterForm: ComponentType }

let form: Promise<ComponentType> | undefined
let begin = () => {}
const wanted = new Promise<void>((resolve) => {
  begin = resolve
})

/** The footer's form: fetched when the footer comes near, so that a page costs nothing for it before. */
export function browserFooterForm(): Promise<ComponentType> {
  form ??= wanted.then(async () => {
    const module = (await loadFrom('forms', './footer-form')) as Partial<FooterFormModule>
    if (!module.FooterForm) throw new Error("The section 'forms' exposes no footer form.")
    return module.FooterForm
  })
  return form
}

/** Begins to fetch it. */
export const wantFooterForm = () => begin()
