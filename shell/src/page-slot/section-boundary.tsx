import { Component, type ReactNode } from 'react'
import { useSectionStatus } from '../sections/status'
import { keptHtml } from './kept-html'

type Props = { path: string; children: ReactNode }

/**
 * Catches what a section throws while it renders. What was prerendered for the page comes back as it was:
 * text and links go on working, and everything around it was never touched.
 */
export class SectionBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    const { set, onRetry } = useSectionStatus.getState()
    if (!keptHtml(this.props.path)) return location.assign(this.props.path)
    onRetry(() => {
      set('retrying')
      this.setState({ failed: false }, () => {
        if (!this.state.failed) set('back')
      })
    })
    set('away')
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div
        ref={(place) =>
          place?.replaceChildren(...(keptHtml(this.props.path)?.cloneNode(true).childNodes ?? []))
        }
      />
    )
  }
}
