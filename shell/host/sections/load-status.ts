import { unavailableAttribute } from '@college/shared/contract/page-data'
import { create } from 'zustand'

type State = {
  /** `recovered` once a failure has ended; what never failed stays `ok`. */
  status: 'ok' | 'unavailable' | 'retrying' | 'stillUnavailable' | 'recovered'
  /** Retries now instead of after the delay. Set by the code that loads. */
  retry: () => void
}

/** Milliseconds for which `recovered` is shown. */
const recoveredFor = 4_000

function loadStatus() {
  const store = create<State>(() => ({ status: 'ok', retry: () => {} }))
  let timer: ReturnType<typeof setTimeout> | undefined
  store.subscribe(({ status }) => {
    clearTimeout(timer)
    if (status === 'recovered') timer = setTimeout(() => store.setState({ status: 'ok' }), recoveredFor)
  })
  return store
}

/** Where a notice reads how loading goes. Not in the shared store, because no remote uses it. */
export type LoadStatus = ReturnType<typeof loadStatus>

export const useSectionStatus = loadStatus()
export const useFooterFormStatus = loadStatus()

/** Whether the next page takes so long that a notice says so. */
export const useBusy = create(() => ({ busy: false }))

// Meanwhile style sheets show what waits for the section's script as it is without script.
useSectionStatus.subscribe(({ status }) => {
  if (status !== 'ok') document.documentElement.toggleAttribute(unavailableAttribute, status !== 'recovered')
})
