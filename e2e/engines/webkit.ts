import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@college/platform/testing/free-ports'
import { closedProxy, type Engine, type Program, type Session, type StartOptions } from './engine'
import { installed } from './installed'
import { type Driver, DriverError, dragged, openDriver, pointed, pressed, typed } from './w3c-driver'

/** Shrinks the window bar of MiniBrowser, which would not allow a phone's width. */
const narrowBar =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0; font-size: 4px; -gtk-icon-transform: scale(0.3); }'

/** WebKitGTK's MiniBrowser, in a window on a virtual screen, with its own driver. */
export const webkit: Engine = {
  name: 'webkit',
  deaf: true,
  missing: () => {
    if (!installed('WebKitWebDriver') || !miniBrowser()) return 'webkit2gtk-driver'
    return installed('Xvfb') ? undefined : 'xvfb'
  },
  start,
}

async function start({ reducedMotion = false }: StartOptions = {}): Promise<Program> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), narrowBar)
  writeFileSync(
    join(folder, 'gtk-3.0/settings.ini'),
    `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`,
  )

  const screen = companion('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'])
  const [display] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')
  const port = await freePort()
  const driver = companion('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    XDG_CONFIG_HOME: folder,
    DISPLAY: `:${String(display).trim()}`,
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    NO_AT_BRIDGE: '1',
    // Root, as whom tests run in most containers, cannot set up its sandbox.
    ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
  })
  const origin = `http://127.0.0.1:${port}`
  while (!(await fetch(`${origin}/status`).catch(() => undefined))) await pause(20)
  const session = await openDriver(origin, {
    browserName: 'MiniBrowser',
    pageLoadStrategy: 'none',
    unhandledPromptBehavior: 'ignore',
    proxy: { proxyType: 'manual', sslProxy: `${closedProxy.host}:${closedProxy.port}` },
    'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
  })
  // A script in a document being replaced may never answer; the caller then retries.
  await session.ask('POST', '/timeouts', { script: 5_000 })
  return {
    // One window serves all journeys in turn; each has its own origin.
    open: async () => sessionOf(session),
    close: async () => {
      await session.ask('DELETE', '').catch(() => {})
      for (const child of [driver, screen]) {
        const ended = once(child, 'exit')
        if (child.kill()) await ended
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function sessionOf(driver: Driver): Session {
  const alerts: string[] = []
  /** The driver accepts no other command while an alert is open. */
  const ask = async (method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> => {
    try {
      return await driver.ask(method, path, body)
    } catch (error) {
      if (!(error instanceof DriverError) || error.code !== 'unexpected alert open') throw error
      alerts.push(String(await driver.ask('GET', '/alert/text')))
      await driver.ask('POST', '/alert/accept')
      return ask(method, path, body)
    }
  }
  const post = async (path: string, body?: object) => {
    await ask('POST', path, body)
  }
  const evaluate: Session['evaluate'] = async (inPage, ...args) => {
    const answer = (await ask('POST', '/execute/async', {
      script: `const done = arguments[arguments.length - 1]
Promise.resolve().then(() => (${inPage})(...[...arguments].slice(0, -1)))
  .then((value) => done({ value }), (error) => done({ error: String(error) }))`,
      args,
    })) as { value: never; error?: string }
    if (answer?.error) throw new Error(answer.error)
    return answer?.value
  }
  return {
    said: [],
    alerts,
    goto: (url) => post('/url', { url }),
    back: () => post('/back'),
    forward: () => post('/forward'),
    reload: () => post('/refresh'),
    resize: (width, height) => post('/window/rect', { x: 0, y: 0, width, height: height + barHeight }),
    evaluate,
    run: (source) => post('/execute/sync', { script: source, args: [] }),
    move: (to) => post('/actions', pointed(to, false)),
    click: (at) => post('/actions', pointed(at, true)),
    drag: (from, to) => post('/actions', dragged(from, to)),
    tap: (at) => post('/actions', pointed(at, true)),
    press: (names) => post('/actions', pressed(names.split('+'))),
    type: (text) => post('/actions', typed(text)),
    screenshot: async () => Buffer.from(String(await ask('GET', '/screenshot')), 'base64'),
    close: () => post('/url', { url: 'about:blank' }),
  }
}

/** The height that remains of the bar, in px. */
const barHeight = 20

/** Starts a program that ends with this process, even if it is killed. */
function companion(command: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  return spawn('setpriv', ['--pdeathsig', 'TERM', command, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
}

/** Debian puts it beside the library of its version. */
function miniBrowser(): string | undefined {
  const folders = ['/usr/libexec', '/usr/lib']
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => [folder, ...readdirSync(folder).map((name) => join(folder, name))])
    .flatMap((folder) =>
      ['4.1', '4.0', '6.0'].map((version) => join(folder, webkitFolder(version), 'MiniBrowser')),
    )
    .find(existsSync)
}

const webkitFolder = (version: string) => (version === '6.0' ? 'webkitgtk-6.0' : `webkit2gtk-${version}`)
