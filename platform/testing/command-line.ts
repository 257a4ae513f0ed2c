import { vi } from 'vitest'
import { college } from '../commands/college'
import type { Store } from '../store/site-store'

class Exit extends Error {
  readonly status: unknown

  constructor(status: unknown) {
    super(`exit ${status}`)
    this.status = status
  }
}

/**
 * Runs a command line on a store, in this process: Node and the tool need most of a second to start.
 *
 * @returns what it printed, errors included, and its exit status
 */
export async function commandLine(store: Store, line: string[], env: Record<string, string> = {}) {
  let output = ''
  const print = (text: unknown) => {
    // As Node prints it: an unexpected error comes with its stack.
    output += `${text instanceof Error ? text.stack : text}\n`
  }
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(print),
    vi.spyOn(console, 'error').mockImplementation(print),
    vi.spyOn(process, 'exit').mockImplementation((status) => {
      throw new Exit(status)
    }),
  ]
  const before = { ...process.env }
  Object.assign(process.env, { SITE_STORE: store.driver.place, SITE_CONFIG: store.site, ...env })
  try {
    await college(line)
    return { status: 0, output }
  } catch (error) {
    if (error instanceof Exit) return { status: error.status, output }
    throw error
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
    Object.assign(process.env, before)
    for (const spy of spies) spy.mockRestore()
  }
}
