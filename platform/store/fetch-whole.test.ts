import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { fetchWhole } from './fetch-whole'

test('requests nothing after its end', async () => {
  const server = createServer(() => {}).listen(0)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const asked = fetchWhole(new URL(`http://localhost:${port}`), { silence: 60_000, end: AbortSignal.abort() })
  await expect(asked).rejects.toThrow('aborted')
})
