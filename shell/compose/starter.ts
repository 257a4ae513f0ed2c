/**
 * Starts a page. Scripts are asked for when the page has been painted, its fonts and its first picture included: named
 * in the document they would share the line with styles, fonts and that picture, which servers and proxies send in turns
 * with them whatever their priority says. What takes longer than a second is not waited for any further, and a page that
 * nobody sees yet has no paint to wait for.
 *
 * All scripts are asked for at once, so that none waits for another to name it. Pictures below the window come after
 * them, or when the visitor scrolls, or after five seconds: the browser would fetch those of two more screens first. A
 * lazy picture that is moved out of its frame is in nobody's view, and its place stays as it is. Those further away than
 * browsers look (2,500 px in Chromium) are left: to move one costs layout before the first frame. They have to be moved
 * before the first frame; so the starter stands before the styles, for which a script after them would wait. Pictures
 * that are parsed later than that frame stay where they are. Not every browser holds frames back until the styles
 * are there, so the starter looks for itself.
 *
 * The text is the same in every page, and so is its hash in the policy.
 */
export const starter = `{
const { entry, scripts } = document.currentScript.dataset
let started, below = []
const back = () => {
below.forEach((image) => image.style.translate = "")
below = []
}
const start = () => {
if (started) return
started = 1
const { integrity } = JSON.parse(document.querySelector("[type=importmap]").text)
for (const href of Object.keys(integrity).slice(0, scripts))
document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href, integrity: integrity[href], crossOrigin: "" }))
import(entry).catch((error) => {
document.documentElement.dataset.away = ""
throw error
}).finally(() => (self.requestIdleCallback ?? setTimeout)(back))
setTimeout(back, 5e3)
}
const parsed = new Promise((done) => addEventListener("DOMContentLoaded", done))
if (document.hidden) addEventListener("load", start)
const frame = () => {
if ([...document.querySelectorAll("[rel=stylesheet]")].some(({ sheet }) => !sheet) && document.readyState != "complete") return requestAnimationFrame(frame)
if (!started) below = [...document.querySelectorAll("img[loading=lazy]")].filter((image) => {
const far = image.getBoundingClientRect().top - innerHeight
return far > 0 && far < 3e3
})
below.forEach((image) => image.style.translate = "0 -999rem")
addEventListener("scroll", back)
setTimeout(async () => {
await parsed
setTimeout(start, 1e3)
await document.fonts.ready
const picture = document.querySelector("img[fetchpriority=high]")
if (!picture || picture.complete) return start()
picture.onload = picture.onerror = start
})
}
requestAnimationFrame(frame)
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
