/** What the editor and the script in the site's page say to each other, by `postMessage`. */

export type ToPage =
  /** A text that somebody is typing: the element that is edited shows it until the page is opened anew. */
  | { kind: 'text'; was: string; value: string }
  /** The colours, and whether a click chooses what is edited, or acts as it does for visitors. */
  | { kind: 'look'; scheme: 'light' | 'dark'; choosing: boolean }
  /** Outlines what shows a text or a picture, and scrolls there; nothing when both are empty. */
  | { kind: 'show'; text: string; picture: string; context: string[] }
  /** The page gets the focus: the text that is edited, or the first one in view. */
  | { kind: 'enter' }

export type FromPage =
  | { kind: 'ready' }
  /** The page that is shown now, with its texts, and whether it still outlines what is edited. */
  | { kind: 'page'; path: string; texts: string[]; outlines: boolean }
  /** What was clicked: its text and those around it, from the inside out, and the picture's name. */
  | { kind: 'chosen'; texts: string[]; picture: string }
  /** The shapes, width by height, in which the page shows the picture of the last `show`. */
  | { kind: 'shapes'; picture: string; shapes: number[] }
  /** A key that means something in the editor too; Tab goes on to the form, or back to the bar. */
  | { kind: 'key'; key: 'undo' | 'redo' | 'save' | 'form' | 'bar' }

/** Text as one compares it: blanks of any kind are one blank. */
export const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The name of a picture in its address, as the site or the editor serves it. */
export const pictureIn = (address: string) => /([a-z0-9-]+)(?:\.\w+)?(?:\?.*)?$/.exec(address)?.[1] ?? ''
