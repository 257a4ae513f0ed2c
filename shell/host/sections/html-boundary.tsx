import { Component, createRef, type ReactNode, type RefObject } from 'react'

type Props = {
  /** The element that holds the children and nothing else. */
  holder: RefObject<Element | null>
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

/** Keeps the HTML of children that throw while they render: its text, its links and what is typed into it stay. */
export class HtmlBoundary extends Component<Props, State> {
  override state: State = { failed: false }
  private rendered = false
  private readonly copy = createRef<HTMLDivElement>()

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override componentDidMount() {
    this.rendered = !this.state.failed
  }

  override componentDidCatch() {
    this.props.onError(this.rendered, () => this.setState({ failed: false }))
  }

  /** Copies the HTML before React removes it. It clones nodes, because Trusted Types forbid writing markup. */
  override getSnapshotBeforeUpdate(_: Props, before: State) {
    return this.state.failed && !before.failed ? (this.props.holder.current?.cloneNode(true) ?? null) : null
  }

  override componentDidUpdate(_: Props, before: State, html: Element | null) {
    for (const dialog of html?.querySelectorAll('dialog') ?? []) dialog.removeAttribute('open')
    if (html) this.copy.current?.replaceChildren(...html.childNodes)
    if (before.failed && !this.state.failed) this.props.onRecover?.()
  }

  override render() {
    return this.state.failed ? <div ref={this.copy} /> : this.props.children
  }
}
