/** What the shell keeps in `history.state` beside the router's key. A section may read it, and writes nothing there. */
export type HistoryEntry = {
  /** Where a page was left, in px from the top: none for a page that the visitor comes to for the first time. */
  scrollY?: number
}
