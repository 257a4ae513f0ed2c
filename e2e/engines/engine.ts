/** A place in the window, in CSS px. */
export type Point = { x: number; y: number }

/** One browser window, driven by real input. Methods do not wait for pages: journeys wait for what is visible. */
export type Session = {
  /** The browser's console, with uncaught errors and failed requests. */
  said: string[]
  /** The texts of alerts; each is closed at once. */
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
  /** By touch, if the engine's driver supports it; otherwise by mouse. */
  tap: (at: Point) => Promise<void>
  /** A key by its DOM name, after its modifiers: `Escape`, `Control+k`. */
  press: (key: string) => Promise<void>
  type: (text: string) => Promise<void>
  screenshot: () => Promise<Uint8Array>
  close: () => Promise<void>
}

export type StartOptions = { reducedMotion?: boolean }

/** A running browser. */
export type Program = { open: () => Promise<Session>; close: () => Promise<void> }

export type Engine = {
  name: string
  /** The package that is not installed, or undefined. */
  missing: () => string | undefined
  start: (options?: StartOptions) => Promise<Program>
  /** Its driver does not report the console: the page has to. */
  deaf?: true
}

/** Makes services outside the site unreachable: HTTPS goes to a closed port. */
export const closedProxy = { host: '127.0.0.1', port: 9 }
