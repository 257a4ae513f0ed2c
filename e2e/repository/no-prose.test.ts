import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sections } from '@college/shared/contract'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const sources = ['shell/host', 'shell/document', ...sections.map((name) => `mfe-${name}/src`)]

/** Words between tags, and words in attributes that are shown or read aloud. */
const prose = [
  />[^<>{}=()]*[A-Za-z]{3,}[^<>{}=()]*<\//,
  /\b(?:aria-label|title|placeholder|alt)="[^"]*[A-Za-z]{3,}/,
]

const components = [...sources, 'shared/ui'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !/\.test\.tsx$|^parts\.tsx$|^testing\//.test(name))
    .map((name) => join(folder, name)),
)

test('components hold no words: what visitors read comes from content', () => {
  expect(components.length).toBeGreaterThan(60)
  const found = components.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        prose.some((expression) => expression.test(line)) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
      ),
  )
  expect(found).toEqual([])
})
