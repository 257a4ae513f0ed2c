/** The addresses of all scripts that a composed page asks for before it is live: the first of its import map. */
export function scriptsAtStart(html: string): string[] {
  const map = /<script type="importmap">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}'
  const count = / data-scripts="(\d+)"/.exec(html)?.[1]
  return Object.keys(JSON.parse(map).integrity ?? {}).slice(0, Number(count))
}
