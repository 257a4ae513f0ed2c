/** A place in the window, in CSS px. */
export type Point = { x: number; y: number }

/** One window of a browser, driven by real input. Nothing here waits for a page: journeys wait for what is seen. */
export type Session = {
  /** What the browser has written to its console, uncaught errors and failed requests included. */
  said: string[]
  /** The texts of the alerts that were shown; each is closed at once. */
  alerts: string[]
  goto: (url: string) => Promise<void>
  back: () => Promise<void>
  forward: () => Promise<void>
  reload: () => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  evaluate: <Args extends unknown[], Result>(
    inPage: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>
  /** Runs a library's source in the page. */
  run: (source: string) => Promise<void>
  move: (to: Point) => Promise<void>
  click: (at: Point) => Promise<void>
  /** Presses the mouse at one place and releases it at another. */
  drag: (from: Point, to: Point) => Promise<void>
  /** By touch, where the engine's driver has one; by mouse otherwise. */
  tap: (at: Point) => Promise<void>
  /** A key by its name in the DOM, with modifiers before it: `Escape`, `Control+k`. */
  press: (key: string) => Promise<void>
  type: (text: string) => Promise<void>
  screenshot: () => Promise<Uint8Array>
  close: () => Promise<void>
}

export type StartOptions = { reducedMotion?: boolean }

/** A browser that runs. */
export type Program = { open: () => Promise<Session>; close: () => Promise<void> }

export type Engine = {
  name: string
  /** What is not installed, or nothing. */
  missing: () => string | undefined
  start: (options?: StartOptions) => Promise<Program>
  /** Its driver tells nothing of the console: the page has to. */
  deaf?: true
}

/** Services outside the site cannot be reached: HTTPS goes to a port on which nobody listens. */
export const closedProxy = { host: '127.0.0.1', port: 9 }
