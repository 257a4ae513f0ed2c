import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentKinds } from './content'
import { Session } from './session'
import { layGarden } from './testing/garden'
import { served } from './testing/served'

const root = join(import.meta.dirname, '../..')

/** The addresses of pictures, wherever they are in what a page shows. */
function addressesIn(shown: unknown): string[] {
  if (typeof shown !== 'object' || shown === null) return []
  const img: unknown = Reflect.get(shown, 'img')
  if (typeof img === 'object' && img !== null) return [String(Reflect.get(img, 'src'))]
  return Object.values(shown).flatMap(addressesIn)
}

test('every picture that a page shows is served', async () => {
  const session = new Session(root, join(layGarden().root, '.cache'), await contentKinds(root))
  const send = await served({ session })
  const files = await Promise.all(session.paths().map((path) => session.file(path)))
  const addresses = new Set(files.flatMap(({ shown }) => addressesIn(shown)))
  expect(addresses.size).toBeGreaterThan(0)
  const missing: string[] = []
  for (const address of addresses) if ((await send('GET', address)).status !== 200) missing.push(address)
  expect(missing).toEqual([])
  // A plant that is not there is refused as any other picture is.
  expect((await send('GET', '/picture/shell/plants/none')).status).toBe(404)
})
