/** Runs in the page, as text: where the page is once it has not moved for half a second. */
export async function placeAtRest() {
  let before = -1
  for (let same = 0; same < 30; same++) {
    if (scrollY !== before) same = 0
    before = scrollY
    await new Promise(requestAnimationFrame)
  }
  return Math.round(before)
}
