import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { schemas } from '../../shell/content/schemas'
import { searchIn } from '../../shell/host/search/engine'
import { checkout, composed } from '../live/tried-pages'

const content = parse(readFileSync(join(checkout, 'shell/content/search.yaml'), 'utf8'))
const synonyms = schemas['search.yaml'].shape.synonyms.parse(content.synonyms)
const routes = JSON.parse(readFileSync(join(composed, 'routes.json'), 'utf8'))
const index = readFileSync(join(composed, routes.search[0]), 'utf8')

test('each word that visitors may type for another finds a page, and that other word is on one', async () => {
  const search = await searchIn(JSON.parse(index), synonyms)
  const typed = Object.values(synonyms).flat()
  expect(typed.length).toBeGreaterThan(0)
  expect(typed.filter((words) => search(words).length === 0)).toEqual([])
  const text = index.toLowerCase()
  expect(Object.keys(synonyms).filter((word) => !text.includes(word))).toEqual([])
})
