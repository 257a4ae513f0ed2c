import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unavailableAttribute } from '@college/shared/contract/page-data'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const styles = ['shared', 'shell/host', ...readdirSync(root).filter((name) => name.startsWith('mfe-'))]
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((file) => file.endsWith('.css') && !/node_modules|dist/.test(file))

test('style sheets ask the document for the contract’s attribute alone', () => {
  const asked = styles.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\bhtml[^\s{]*\[([\w-]+)/g)].map(([, name]) => name),
  )
  expect([...new Set(asked)]).toEqual([unavailableAttribute])
})
