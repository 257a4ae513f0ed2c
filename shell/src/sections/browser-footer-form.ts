import type { ComponentType } from 'react'
import { awayAfter, within } from '../navigation/time-limits'
import { useFooterFormStatus } from './footer-form-status'
import { loadFrom } from './load-page'
import { openAnew } from './open-anew'
import { report } from './report'

type FooterFormModule = { FooterForm: ComponentType }

let form: Promise<ComponentType> | undefined
let begin = () => {}
const wanted = new Promise<void>((resolve) => {
  begin = resolve
})

/**
 * The footer's form: fetched when the footer comes near, so that a page costs nothing for it before. The promise never
 * rejects: until the form has loaded, React keeps its HTML and what is typed into it, and then hydrates it in place.
 */
export function browserFooterForm(): Promise<ComponentType> {
  form ??= wanted.then(untilLoaded)
  return form
}

/** Begins to fetch it. */
export const wantFooterForm = () => begin()

async function untilLoaded(): Promise<ComponentType> {
  const { setState, getState } = useFooterFormStatus
  for (let attempt = 0, asked = false; ; attempt++) {
    let filesArrive = false
    let loading: Promise<ComponentType> | undefined
    try {
      if (attempt > 0) {
        await refetchFiles()
        filesArrive = true
      }
      loading = load()
      const loaded = await within(awayAfter, loading, "The footer's form")
      if (getState().status !== 'well') setState({ status: 'back' })
      return loaded
    } catch (error) {
      if (attempt === 0) report('import', error, { section: 'forms' })
      // The files are fine, but this document cannot import them: until Chromium 156 a failed import fails for the
      // document's life. Only a visitor who asked is interrupted by a new document.
      if (filesArrive && asked) openAnew()
      asked = await nextAttempt(loading)
      setState({ status: 'retrying' })
    }
  }
}

async function load(): Promise<ComponentType> {
  const module = (await loadFrom('forms', './footer-form')) as Partial<FooterFormModule>
  if (!module.FooterForm) throw new Error("The section 'forms' exposes no footer form.")
  return module.FooterForm
}

/** Resolves to true when the visitor asks, or false when the browser is online again or a slow import succeeds. */
function nextAttempt(loading: Promise<unknown> | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    useFooterFormStatus.setState({ status: 'away', retry: () => resolve(true) })
    addEventListener('online', () => resolve(false), { once: true })
    loading?.then(
      () => resolve(false),
      () => {},
    )
  })
}

/**
 * Fetches the section's scripts past every cache: a browser refuses a script that arrived altered, from memory, until
 * it has seen the sound one. Rejects when one is missing or altered.
 */
async function refetchFiles(): Promise<void> {
  const map = document.querySelector('script[type=importmap]')?.textContent ?? '{}'
  const { integrity: files = {} }: { integrity?: Record<string, string> } = JSON.parse(map)
  await Promise.all(
    Object.entries(files).map(async ([url, integrity]) => {
      if (!url.includes('/assets/forms/')) return
      const signal = AbortSignal.timeout(awayAfter)
      const { ok, status } = await fetch(url, { cache: 'reload', integrity, signal })
      if (!ok) throw new Error(`${url}: status ${status}`)
    }),
  )
}
