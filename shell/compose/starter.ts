/**
 * Starts a page, from the end of its body. A script there waits for the styles, and so the browser has them when it has
 * read the page: without one, Chromium lays out a page that holds fields at that moment, in no style at all, to see
 * whether it could fill them in, and then once more.
 *
 * Scripts are asked for when the page has been painted, its first picture included, so that none waits for another to
 * name it; a few in each task, for asking takes a slow phone 3 to 12 ms apiece. Fonts are under way by then, and come
 * before the first script's answer. What takes longer than a second is not waited for, nor the paint of a page that
 * nobody sees yet.
 */
export const starter = `{
const { entry, scripts } = document.currentScript.dataset
let started
const start = () => {
if (started) return
started = 1
const { integrity } = JSON.parse(document.querySelector("[type=importmap]").text)
const wanted = Object.keys(integrity).slice(0, scripts)
const ask = () => {
for (const href of wanted.splice(0, 5))
document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href, integrity: integrity[href], crossOrigin: "" }))
if (wanted[0]) return setTimeout(ask)
import(entry).catch((error) => {
document.documentElement.dataset.away = ""
throw error
})
}
ask()
}
setTimeout(start, 1e3)
requestAnimationFrame(() => setTimeout(() => {
const picture = document.querySelector("img[fetchpriority=high]")
if (!picture || picture.complete) return start()
picture.onload = picture.onerror = start
}))
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
