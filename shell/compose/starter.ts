/**
 * Readies the first frame, from the head. Only styles and the pictures of the first screen are asked for before the
 * styles are there: what is named in the document shares the line with them, which servers and proxies send in turns
 * whatever their priority says. The first screen's fonts, those with a range of letters, come while the page is laid out
 * or soon after; their stand-ins have the same measure.
 *
 * While `data-arriving` is set (base.css), what stands far below the window is not laid out, and lazy pictures stand out
 * of their frames, in nobody's view: browsers would fetch those of two more screens before the scripts. The footer is not
 * there unless the page's end is near: its form alone, whose fields Chromium's autofill looks at when the page has been
 * read, would have all of it laid out. The pictures in the window, and those that the visitor scrolls near, are put in
 * their places here, the others by the shell when the page is live, or after five seconds. Where anything stands is
 * asked of the parts around it first, which the browser knows without laying them out. Not where a place in the page is
 * looked for (words that a search engine has named, `#:~:text=`, stand in the visit's name only), nor after a reload or
 * Back, where the visitor has been further down: heights are guesses until then. A rule with `:has(:target)` would have
 * the browser look for it at every change of the document.
 *
 * Left to itself, the browser lays out two and a half screens before the first frame. While the attribute is `first`, it
 * lays out what is shown here: each part that begins in the window once those before it have their heights. A tenth of a
 * second later, when the frame is there and the scripts have been asked for, or as soon as anyone scrolls, the
 * browser decides.
 *
 * Not every browser holds frames back until the styles are there, so the script looks for itself; and where the styles
 * were kept from before, there may be a frame before there is a main part. The text is the same in
 * every page, and so is its hash in the policy.
 */
export const beforeFirstFrame = `{
const { dataset } = document.documentElement
const arrived = () => delete dataset.arriving
const [visit] = performance.getEntriesByType("navigation")
if (visit?.type == "navigate" && !(visit.name + location.hash).includes("#")) dataset.arriving = "first"
setTimeout(arrived, 5e3)
addEventListener("click", ({ target }) => target.closest?.("[href*='#']") && arrived(), true)
const near = (element, edge = "top") => element?.getBoundingClientRect()[edge] < innerHeight * 1.2
const reached = (element) => ["main>section", "article", "*"].every((around) => element.closest(around) ? near(element.closest(around)) : 1)
const show = () => {
if (dataset.arriving && near(document.getElementById("main"), "bottom")) dataset.arriving = "near"
document.querySelectorAll("img[loading=lazy]").forEach((image) => {
const place = image.closest("span")
if (place && reached(place)) image.style.translate = "none"
})
}
const goOn = () => {
if (dataset.arriving == "first") dataset.arriving = "far"
show()
}
const frame = () => {
if ([...document.querySelectorAll("[rel=stylesheet]")].some(({ sheet }) => !sheet) && document.readyState != "complete") return requestAnimationFrame(frame)
for (const font of document.fonts) font.unicodeRange == "U+0-10FFFF" || font.load()
if (dataset.arriving) document.querySelectorAll("main>section,main article:not(article *)").forEach((part) => {
if (reached(part)) part.style.contentVisibility = "visible"
})
show()
addEventListener("scroll", goOn)
setTimeout(goOn, 100)
}
requestAnimationFrame(frame)
}`

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
