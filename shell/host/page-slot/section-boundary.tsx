import { Component, type ReactNode } from 'react'
import { reloadPage } from '../sections/browser-pages'
import { leaveCanary } from '../sections/canary'
import { useSectionStatus } from '../sections/load-status'
import { reloadWithDraft } from '../sections/reload'

/** A copy of the page's prerendered HTML, taken before React touched it. */
let snapshot: { path: string; html: DocumentFragment } | undefined

/** Copies the children of an element. It clones nodes, because Trusted Types forbid writing markup. */
export function takeSnapshot(path: string, element: Element) {
  const html = document.createDocumentFragment()
  html.append(...[...element.childNodes].map((node) => node.cloneNode(true)))
  for (const dialog of html.querySelectorAll('dialog')) dialog.removeAttribute('open')
  snapshot = { path, html }
}

const snapshotOf = (path: string) => (snapshot?.path === path ? snapshot.html : undefined)

type Props = { path: string; children: ReactNode }

/**
 * Catches what a section throws while it renders, and shows the snapshot of the prerendered page: its text and links go
 * on working. A page reached by navigation has no snapshot; the browser opens it as a document.
 */
export class SectionBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }
  private retried = false

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    // A canary failed: continue with the live release.
    if (leaveCanary(this.props.path)) return location.reload()
    if (!snapshotOf(this.props.path)) return location.assign(this.props.path)
    useSectionStatus.setState({ status: 'unavailable', retry: () => this.retry() })
  }

  private async retry() {
    // Failed twice: only a new document clears a failed import that the browser remembers.
    if (this.retried) return reloadWithDraft()
    this.retried = true
    useSectionStatus.setState({ status: 'retrying' })
    await reloadPage(this.props.path).catch(() => useSectionStatus.setState({ status: 'stillUnavailable' }))
    this.setState({ failed: false })
  }

  override componentDidUpdate(_: Props, before: { failed: boolean }) {
    if (before.failed && !this.state.failed) useSectionStatus.setState({ status: 'recovered' })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <div ref={showSnapshot(this.props.path)} />
  }
}

const showSnapshot = (path: string) => (element: HTMLDivElement | null) => {
  const html = snapshotOf(path)?.cloneNode(true)
  if (html) element?.replaceChildren(...html.childNodes)
}
