import { Component, type ReactNode, useLayoutEffect, useRef, useState } from 'react'

type Props = {
  /** Finds the element that holds the children and nothing else. */
  holder: () => Element | null | undefined
  /**
   * Called when the children have thrown.
   *
   * @param kept whether their HTML is still shown; there is none when they throw at their first render
   * @param renderAgain renders them again
   */
  onError: (kept: boolean, renderAgain: () => void) => void
  /** Called when they have rendered again. */
  onRecover?: () => void
  children: ReactNode
}

type State = { failed: boolean }

/** Keeps the HTML of children that throw: its text, its links and what is typed into it stay. */
export class HtmlBoundary extends Component<Props, State> {
  override state: State = { failed: false }
  private rendered = false

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override componentDidMount() {
    this.rendered = !this.state.failed
  }

  override componentDidCatch() {
    this.props.onError(this.rendered, () => this.setState({ failed: false }))
  }

  override componentDidUpdate(_: Props, before: State) {
    if (before.failed && !this.state.failed) this.props.onRecover?.()
  }

  override render() {
    return this.state.failed ? <KeptHtml of={this.props.holder} alone /> : this.props.children
  }
}

type KeptProps = {
  /** Finds the element whose HTML to keep. It is asked while React renders, and so before React removes anything. */
  of: () => Element | null | undefined
  /** Nothing else belongs into the parent, whatever a browser extension has moved there. */
  alone?: boolean
}

/** A copy of the HTML that an element holds now. It clones nodes, because Trusted Types forbid writing markup. */
export function KeptHtml({ of, alone = false }: KeptProps) {
  const [html] = useState(() => copyOf(of()))
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = place
    if (!current || !html) return
    for (const dialog of html.querySelectorAll('dialog')) dialog.removeAttribute('open')
    current.replaceChildren(...html.childNodes)
    if (alone) current.parentElement?.replaceChildren(current)
  }, [html, alone])
  return <div ref={place} />
}

/** With what is typed. Of a list, `cloneNode` copies what was chosen in the HTML, not since. */
function copyOf(element: Element | null | undefined): Element | undefined {
  const copy = element?.cloneNode(true)
  if (!element || !(copy instanceof Element)) return
  const lists = copy.querySelectorAll('select')
  for (const [at, { selectedIndex }] of element.querySelectorAll('select').entries())
    if (lists[at]) lists[at].selectedIndex = selectedIndex
  return copy
}
