import { Component, type ReactNode } from 'react'
import { KeptHtml } from './kept-html'

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
