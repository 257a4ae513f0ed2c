import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { folderOf, sectionsOf } from '@college/shared/preset/checkout'
import { checksIn } from '@college/shared/preset/visitor-checks'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** The files of a section's content that make a page each, as `ug/yoga`. */
const entriesOf = (section: string) =>
  readdirSync(join(section, 'content'), { withFileTypes: true, recursive: true })
    .filter((file) => file.isFile() && file.parentPath !== join(section, 'content'))
    .map(({ parentPath, name }) => `${basename(parentPath)}/${basename(name, '.yaml')}`)

test('no check goes from one entry of a list to another, since their order is an editor’s', () => {
  const sections = sectionsOf(root).map((name) => folderOf(root, name))
  const entries = sections.flatMap(entriesOf)
  const listOf = (address = '') => entries.find((entry) => address.endsWith(`/${entry}`))?.split('/')[0]
  const found = sections.flatMap((section) =>
    checksIn(section).flatMap(({ name, open, press = [] }) =>
      press.flatMap((address, at) => {
        const list = listOf(address)
        return list && list === listOf([open, ...press][at]) ? [`${name}: ${address}`] : []
      }),
    ),
  )
  expect(entries.length).toBeGreaterThan(0)
  expect(found).toEqual([])
})
