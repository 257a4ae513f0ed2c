import { useAnnouncement } from '../navigation/arrival'
import { workerPath } from '../page-data'

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

/** Registers the worker that keeps pages for reading without a connection, and tells it what was read. */
export async function keepReadable() {
  // Not while the page's own pictures are still on their way.
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  await navigator.serviceWorker.register(trusted(workerPath))
  await tell()
  useAnnouncement.subscribe(() => tell())
}

/** The page that is shown and the files that it is made of: most of them came before the worker did. */
async function tell() {
  const { active } = await navigator.serviceWorker.ready
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  active?.postMessage([location.href, ...files.filter((url) => url.includes('/assets/'))])
}

/** The one script address that the pages' policy lets pass: that of the worker. */
function trusted(url: string): TrustedScriptURL {
  const policy = globalThis.trustedTypes?.createPolicy('worker', {
    createScriptURL: (asked) => {
      if (asked === workerPath) return asked
      throw new TypeError(`${asked}: found another script than ${workerPath}.`)
    },
  })
  return policy ? policy.createScriptURL(url) : url
}
