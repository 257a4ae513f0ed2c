import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Declaration, declarationsOf } from './declarations'

const root = join(import.meta.dirname, '../..')
const tokenSheet = 'shared/styles/tokens.css'

const sources = ['shell', 'shared', 'mfe-about', 'mfe-academics', 'mfe-departments', 'mfe-media', 'mfe-forms']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((name) => /\.(css|tsx?)$/.test(name) && !/(^|\/)(dist|node_modules)\//.test(name))
const sheets = sources.filter((name) => name.endsWith('.css') && name !== tokenSheet)

const read = (name: string) => readFileSync(join(root, name), 'utf8')

test('every token is used', () => {
  const defined = new Set(
    declarationsOf(read(tokenSheet))
      .map(({ property }) => property)
      .filter((property) => property.startsWith('--')),
  )
  expect(defined.size).toBeGreaterThan(40)
  const everything = sources.map(read).join('\n')
  expect([...defined].filter((token) => !new RegExp(`var\\(${token}[,)]`).test(everything))).toEqual([])
})

test('no style sheet names a colour, a length or a duration that the tokens do not', () => {
  expect(sheets.length).toBeGreaterThan(60)
  const found = sheets.flatMap((sheet) =>
    declarationsOf(read(sheet)).flatMap((declaration) =>
      literalsOf(declaration).map(
        (literal) =>
          `${sheet}:${declaration.line}: ${declaration.property}: found ${literal}, expected a token of ${tokenSheet}`,
      ),
    ),
  )
  expect(found).toEqual([])
})

test('no style sheet has a universal sibling, with which browsers style anew all that is beside what comes or goes', () => {
  const rules = (sheet: string) => read(sheet).replace(/\/\*[\s\S]*?\*\//g, '')
  expect(sheets.filter((sheet) => /[+~]\s*\*/.test(rules(sheet)))).toEqual([])
})

test.each([
  ['a { color: #fff }', '#fff'],
  ['a { border: 1px solid rgb(0 0 0 / 10%) }', 'rgb('],
  ['@media print { a { background: white } }', 'white'],
  ['a { color: CanvasText }', 'CanvasText'],
  ['a { inline-size: calc(100% - 12rem) }', '12rem'],
  ['a { border-width: 2px }', '2px'],
  ['a { outline-offset: -3px }', '3px'],
  ['a { transition: opacity .2s ease }', '.2s'],
])('%s is found', (css, literal) => {
  expect(declarationsOf(css).flatMap(literalsOf)).toEqual([literal])
})

test.each([
  'a { border: 1px solid var(--line); color: transparent; fill: currentColor }',
  'a { max-inline-size: 40ch; margin: 0 -0.5em; block-size: 100dvh; inset: 50% }',
  '@media (forced-colors: active) { a { color: CanvasText } }',
  '@media (width >= 48rem) { a { background: url("red.svg"); grid-area: white-page } }',
])('%s is not', (css) => {
  expect(declarationsOf(css).flatMap(literalsOf)).toEqual([])
})

/**
 * What a declaration says in figures or colours of its own. Free are: what is measured in the type it stands in
 * (em, ch), in its box (%, fr) or in the window (vw, dvh), for these are proportions; 0; and 1px with its half, a
 * hairline on any screen. Conditions of at-rules are no declarations: a custom property cannot stand in them.
 * The system's colours are free where it asks for them.
 */
function literalsOf({ around, property, value }: Declaration): string[] {
  if (around.some((rule) => rule.startsWith('@font-face'))) return []
  const forced = around.some((rule) => rule.includes('forced-colors: active'))
  const plain = value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)|var\(\s*--[\w-]+/g, ' ')
  const words = property.startsWith('grid-') ? '' : plain
  return [
    ...found(plain, /#[\da-f]{3,8}\b/gi),
    ...found(plain, /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/gi),
    ...found(words, /(?<![\w-])[a-z]+(?![\w(-])/gi).filter(
      (word) => colours.has(word.toLowerCase()) || (!forced && systemColours.has(word.toLowerCase())),
    ),
    ...found(plain, /(?<!\w|\w-|\d\.)(?:\d*\.)?\d+(?:px|rem|pt|pc|cm|mm|in|q|ms|s)\b/gi).filter(
      (figure) => Number.parseFloat(figure) !== 0 && !/^(?:1|0?\.5)px$/.test(figure),
    ),
  ]
}

const found = (text: string, expression: RegExp) => [...text.matchAll(expression)].map(([match]) => match)

const setOf = (words: string) => new Set(words.split(/\s+/))

const systemColours = setOf(
  'accentcolor accentcolortext activetext buttonborder buttonface buttontext canvas canvastext field fieldtext graytext highlight highlighttext linktext mark marktext selecteditem selecteditemtext visitedtext',
)

/** The names of CSS Color 4 that anybody would write. */
const colours = setOf(
  `aqua azure beige black blue brown chocolate coral crimson cyan darkgray darkgreen darkgrey darkred dimgray dimgrey
  firebrick forestgreen gold gray green grey indigo ivory khaki lavender lightblue lightgray lightgreen lightgrey lime
  linen magenta maroon midnightblue navy olive orange orchid peru pink plum purple red royalblue salmon seagreen sienna
  silver skyblue snow steelblue tan teal tomato turquoise violet wheat white whitesmoke yellow`,
)
