import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { refuseTaken } from './refuse-taken'

const refusal = (port: number) =>
  refuseTaken('the site', port, 'set PORT to another one').catch(({ message }) => message)

const hasIPv6 = Object.values(networkInterfaces()).some((list) =>
  list?.some(({ address }) => address === '::1'),
)

test.each(['127.0.0.1', ...(hasIPv6 ? ['::1'] : [])])('refuses a port in use at %s', async (host) => {
  const server = createServer().listen(0, host)
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  expect(await refusal(port)).toBe(`Port ${port} is in use, which the site needs; set PORT to another one.`)
})

test.each([5060, 6000, 6665, 6669, 10_080])('refuses port %i, which browsers block', async (port) => {
  expect(await refusal(port)).toBe(
    `Port ${port} is one that browsers refuse, and the site needs it; set PORT to another one.`,
  )
})

test('accepts a free port', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  expect(await refusal(port)).toBeUndefined()
})
