import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Returns free loopback ports in a row. They are below the range that systems assign to connections:
 * otherwise another test's connection could take one before a slow server has bound it.
 */
export async function freePorts(count: number): Promise<number[]> {
  for (;;) {
    const first = 10_000 + Math.floor(Math.random() * 20_000)
    const ports = Array.from({ length: count }, (_, at) => first + at)
    const free = await Promise.all(ports.map(isFree))
    if (!free.includes(false)) return ports
  }
}

export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1)
  return port
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
    await new Promise((resolve) => server.close(resolve))
    return true
  } catch {
    return false
  }
}
