/** A session of the W3C WebDriver protocol: https://www.w3.org/TR/webdriver2/. */
export type Driver = {
  ask: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>
}

/** An answer that says why a command failed. */
export class DriverError extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(`${code}: ${message}`)
    this.code = code
  }
}

/** Opens a session at a running driver. */
export async function openDriver(origin: string, alwaysMatch: object): Promise<Driver> {
  const ask = async (method: string, path: string, body: object = {}) => {
    const response = await fetch(origin + path, {
      method,
      // No command takes long, unless the page has stopped answering. A script that was sent to a document being replaced
      // may never be answered, not even by the driver's own limit, and is sent again.
      signal: AbortSignal.timeout(path.includes('/execute/') ? 6_000 : 30_000),
      ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
    })
    const { value } = (await response.json()) as { value: unknown }
    if (isError(value)) throw new DriverError(value.error, value.message)
    return value
  }
  const { sessionId } = (await ask('POST', '/session', { capabilities: { alwaysMatch } })) as {
    sessionId: string
  }
  return { ask: (method, path, body) => ask(method, `/session/${sessionId}${path}`, body) }
}

const isError = (value: unknown): value is { error: string; message: string } =>
  typeof value === 'object' && value !== null && 'error' in value

const keys: Record<string, string> = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  Space: ' ',
  Backspace: '\uE003',
  Shift: '\uE008',
  Control: '\uE009',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

/** Presses keys together, by their DOM names, and releases them. */
export function pressed(names: string[]) {
  const values = names.map((name) => keys[name] ?? name)
  const actions = [
    ...values.map((value) => ({ type: 'keyDown', value })),
    ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
  ]
  return { actions: [{ type: 'key', id: 'keys', actions }] }
}

/** Types a text key by key. */
export const typed = (text: string) => ({
  actions: [
    {
      type: 'key',
      id: 'keys',
      actions: [...text].flatMap((value) => [
        { type: 'keyDown', value: value === '\n' ? keys.Enter : value },
        { type: 'keyUp', value: value === '\n' ? keys.Enter : value },
      ]),
    },
  ],
})

type Place = { x: number; y: number }

/** The mouse at a place, pressed or not. */
export const pointed = (at: Place, press: boolean) => mouse([moved(at), ...(press ? [down, up] : [])])

/** The mouse, pressed at one place and released at another. */
export const dragged = (from: Place, to: Place) => mouse([moved(from), down, moved(to), up])

const down = { type: 'pointerDown', button: 0 }
const up = { type: 'pointerUp', button: 0 }
const moved = ({ x, y }: Place) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y) })
const mouse = (actions: object[]) => ({
  actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
})
