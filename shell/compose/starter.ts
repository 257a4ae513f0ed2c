/**
 * Starts a page. It stands at the end of the document: a script there waits for the styles above it, so by then the
 * page can paint, and only then are scripts asked for. Named any earlier they would share the line with styles and
 * fonts, which many servers and proxies send in turns with them whatever their priority says.
 *
 * It asks for all scripts at once, so that none waits for another to name it. Its text is the same in every page,
 * and so is its hash in the policy.
 */
export const starter = `{
const { entry, scripts } = document.currentScript.dataset
const { integrity } = JSON.parse(document.querySelector("[type=importmap]").text)
for (const url of Object.keys(integrity).slice(0, scripts)) {
const link = document.createElement("link")
link.rel = "modulepreload"
link.href = url
link.integrity = integrity[url]
link.crossOrigin = ""
link.fetchPriority = "low"
document.head.append(link)
}
import(entry)
}`

/**
 * The element that starts a page.
 *
 * @param entry address of the shell's entry
 * @param scripts how many scripts, the first of the import map's, the page needs before it is live
 */
export const starterTag = (entry: string, scripts: number) =>
  `<script data-entry="${entry}" data-scripts="${scripts}">${starter}</script>`

/** The address of the shell's entry in a composed page. */
export const entryOf = (html: string) => /<script data-entry="([^"]+)"/.exec(html)?.[1] ?? ''

/** The addresses of all scripts that a composed page asks for before it is live. */
export function scriptsAtStart(html: string): string[] {
  const map = /<script type="importmap">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}'
  const count = /<script data-entry="[^"]+" data-scripts="(\d+)"/.exec(html)?.[1] ?? 0
  return Object.keys(JSON.parse(map).integrity ?? {}).slice(0, Number(count))
}
