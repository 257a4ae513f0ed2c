import { useLayoutEffect, useRef, useState } from 'react'

type Props = {
  /** Finds the element whose HTML to keep. It is asked while React renders, and so before React removes anything. */
  of: () => Element | null | undefined
  /** Nothing else belongs into the parent, whatever a browser extension has moved there. */
  alone?: boolean
}

/** A copy of the HTML that an element holds now. It clones nodes, because Trusted Types forbid writing markup. */
export function KeptHtml({ of, alone = false }: Props) {
  const [html] = useState(() => of()?.cloneNode(true))
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = place
    if (!current || !(html instanceof Element)) return
    for (const dialog of html.querySelectorAll('dialog')) dialog.removeAttribute('open')
    current.replaceChildren(...html.childNodes)
    if (alone) current.parentElement?.replaceChildren(current)
  }, [html, alone])
  return <div ref={place} />
}
