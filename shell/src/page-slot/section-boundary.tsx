import { Component, type ContextType, type ReactNode } from 'react'
import { leaveCanary } from '../sections/canary'
import { openAnew } from '../sections/open-anew'
import { SectionSourceContext } from '../sections/pages'
import { useSectionStatus } from '../sections/status'
import { keptHtml } from './kept-html'

type Props = { path: string; children: ReactNode }

/**
 * Catches what a section throws while it renders. What was prerendered for the page comes back as it was:
 * text and links go on working, and everything around it was never touched. A page that was reached by
 * navigation has no such HTML; it is opened as a document, which brings its own.
 */
export class SectionBoundary extends Component<Props, { failed: boolean }> {
  static override contextType = SectionSourceContext
  declare context: ContextType<typeof SectionSourceContext>
  override state = { failed: false }
  private asked = false

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    // A canary that fails hurts nobody: this tab goes on with the live release.
    if (leaveCanary(this.props.path)) return location.reload()
    if (!keptHtml(this.props.path)) return location.assign(this.props.path)
    const { set, onRetry } = useSectionStatus.getState()
    set('away')
    onRetry(async () => {
      // Failed twice: a browser may keep a failed import of a part as long as the document.
      if (this.asked) return openAnew()
      this.asked = true
      set('retrying')
      await this.context?.again(this.props.path).catch(() => set('stillAway'))
      this.setState({ failed: false })
    })
  }

  override componentDidUpdate(_: Props, before: { failed: boolean }) {
    if (before.failed && !this.state.failed) useSectionStatus.getState().set('back')
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <div ref={showKept(this.props.path)} />
  }
}

const showKept = (path: string) => (place: HTMLDivElement | null) => {
  const html = keptHtml(path)?.cloneNode(true)
  if (html) place?.replaceChildren(...html.childNodes)
}
