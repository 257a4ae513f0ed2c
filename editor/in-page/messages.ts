/** Messages between the editor and the script in the site's page, by `postMessage`. */

export type ToPage =
  /** A text being typed: the edited element shows it until the page reloads. */
  | { kind: 'text'; was: string; value: string }
  /** Whether a click chooses what to edit, or acts as for visitors. */
  | { kind: 'clicks'; choose: boolean }
  /** Outlines the element with a text or picture and scrolls there; nothing when both are empty. */
  | { kind: 'show'; text: string; picture: string; context: string[] }
  /** Focuses an element by its place among all, the edited text, or the first one in view. */
  | { kind: 'enter'; at?: number }

export type FromPage =
  | { kind: 'ready' }
  /** The current page with its texts, and whether it still outlines what is edited. */
  | { kind: 'page'; path: string; texts: string[]; outlines: boolean }
  /** What was clicked: its text and its ancestors', from the inside out, and the picture's name. */
  | { kind: 'chosen'; texts: string[]; picture: string }
  /** A key with a meaning in the editor; Tab continues to the form, or back to the bar. */
  | { kind: 'key'; key: 'undo' | 'redo' | 'save' | 'form' | 'bar' }

/** Normalises a text for comparison: any run of white space becomes one blank. */
export const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The name of a picture in its address, as the site or the editor serves it. */
export const pictureIn = (address: string) => /([a-z0-9-]+)(?:\.\w+)?(?:\?.*)?$/.exec(address)?.[1] ?? ''
