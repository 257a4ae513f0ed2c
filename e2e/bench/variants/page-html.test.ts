import { expect, test } from 'vitest'
import { plainPage, prerenderedPage } from './page-html'

const composed = `<head><meta http-equiv="Content-Security-Policy" content="script-src 'sha256-x'">
<link rel="preload" as="font" href="/f.woff2">
<link rel="stylesheet" href="/a.css">
<link rel="modulepreload" href="/a.js" integrity="sha256-x" crossorigin>
</head><body><main class="sOne mTwo">Words</main>
<script type="application/json" id="page-data">{"path":"/"}</script>
<script type="importmap">{"integrity":{}}</script>
<script>{ import(entries.shell) }</script>
</body>`

test('a plain page keeps its words, styles and fonts, and no scripts', () => {
  const plain = plainPage(composed)
  expect(plain).not.toMatch(/script|import|\.js/)
  expect(plain).toContain('<main class="sOne mTwo">Words</main>')
  expect(plain).toContain('/a.css')
  expect(plain).toContain('/f.woff2')
})

test('a prerendered page keeps its words and data, with the bundle’s scripts, styles and classes', () => {
  const page = prerenderedPage(composed, ['<script src="/b.js">'], new Map([['mTwo', 'sTwo']]))
  expect(page).not.toMatch(/Security-Policy|importmap|\/a\./)
  expect(page).toContain('<main class="sOne sTwo">Words</main>')
  expect(page).toContain('{"path":"/"}')
  expect(page).toContain('<script src="/b.js">\n</head>')
})
