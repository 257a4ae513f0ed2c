import { workerPath } from '@college/shared/contract/page-data'
import { useShownPage } from '../navigation/arrival'

declare global {
  /** Not in TypeScript's own library yet (https://www.w3.org/TR/trusted-types/). */
  type TrustedScriptURL = { toString(): string }
  var trustedTypes:
    | {
        createPolicy(
          name: string,
          rules: { createScriptURL: (url: string) => string },
        ): { createScriptURL: (url: string) => TrustedScriptURL }
      }
    | undefined
  interface ServiceWorkerContainer {
    register(url: TrustedScriptURL): Promise<ServiceWorkerRegistration>
  }
}

/** Registers the worker that caches pages for reading offline, and tells it what was read. */
export async function registerWorker() {
  // Wait until the page's own pictures have loaded.
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  const { controller } = navigator.serviceWorker
  await navigator.serviceWorker.register(trusted(workerPath))
  // A worker that controls this document has cached what it answered.
  if (!controller) await send([location.href, ...newFiles()])
  useShownPage.subscribe(() => send([location.href, ...(controller ? [] : newFiles())]))
}

async function send(urls: string[]) {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(urls)
}

let known = 0

/** The addresses of the files that were fetched since it was called last. */
function newFiles(): string[] {
  const entries = performance.getEntriesByType('resource').slice(known)
  known += entries.length
  return entries.map(({ name }) => name).filter((url) => url.includes('/assets/'))
}

function trusted(url: string): TrustedScriptURL {
  const policy = globalThis.trustedTypes?.createPolicy('worker', {
    createScriptURL: (asked) => {
      if (asked === workerPath) return asked
      throw new TypeError(`${asked}: found another script than ${workerPath}.`)
    },
  })
  return policy ? policy.createScriptURL(url) : url
}
