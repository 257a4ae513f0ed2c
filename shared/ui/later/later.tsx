import { type ComponentType, memo, Suspense, use, useMemo, useState } from 'react'
import { noteLaterPart } from '../../contract/later-parts'
import { useHydrated } from '../use-hydrated'
import { whenWanted } from './when-wanted'

/** Milliseconds between the two attempts. */
const pause = 2_000

/**
 * A part of a page whose HTML is there from the start and whose script and words come when the visitor first
 * moves, or when the browser is idle. For what only stands there to be read: until then it answers what the
 * browser answers by itself, links, `details` and dialogs of `opens`, and nothing else. Pass it props that stay the same, and no children.
 *
 * @param load fetches the component, from a file `*.later.tsx`: the build then gives the page its styles
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let fetching: Promise<ComponentType<Props>> | undefined
  let waiting: Promise<ComponentType<Props>> | undefined
  let failed = false
  const fetch = () => {
    fetching ??= load().catch(() => after(pause).then(load))
    fetching.catch(() => {
      failed = true
    })
    return fetching
  }
  const fetchWhenWanted = () => {
    waiting ??= typeof document === 'undefined' ? fetch() : whenWanted().then(fetch)
    return waiting
  }
  noteLaterPart(() => {
    // Asked for anew, as Retry in the page's notice does; a rendering would ask without end.
    if (failed) fetching = undefined
    failed = false
    return fetch()
  })

  function Now(props: Props) {
    const Content = use(fetch())
    return <Content {...props} />
  }

  function WhenWanted(props: Props) {
    const Content = use(fetchWhenWanted())
    return <Content {...props} />
  }

  return memo(function Later(props: Props) {
    const hydrated = useHydrated()
    const [prerendered] = useState(!hydrated)
    // The same element again when hydration has ended: an update would make React give up the HTML that waits.
    return useMemo(
      () =>
        prerendered ? (
          <Suspense>
            <WhenWanted {...props} />
          </Suspense>
        ) : (
          <Now {...props} />
        ),
      [prerendered, props],
    )
  })
}

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
