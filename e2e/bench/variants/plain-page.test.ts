import { expect, test } from 'vitest'
import { plainPage } from './plain-page'

test('a plain page keeps its words, styles and fonts, and nothing of a script', () => {
  const page = `<head><meta http-equiv="Content-Security-Policy" content="script-src 'sha256-x'">
<link rel="preload" as="font" href="/f.woff2">
<link rel="stylesheet" href="/a.css">
</head><body><main>Words</main>
<script type="importmap">{"integrity":{}}</script>
<script data-entry="/a.js" data-scripts="1">{ import(entry) }</script>
</body>`
  const plain = plainPage(page)
  expect(plain).not.toMatch(/script|import|\.js/)
  expect(plain).toContain('<main>Words</main>')
  expect(plain).toContain('/a.css')
  expect(plain).toContain('/f.woff2')
})
