/** The data that compose has written into a page for the shell. */
export function pageDataOf(html: string): { entries: Record<string, string>; scripts: number } {
  const [, data = '{}'] = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html) ?? []
  return JSON.parse(data)
}

/** The scripts that a composed page requests before it is live: the first of its import map. */
export function scriptsAtStart(html: string): string[] {
  const [, map = '{}'] = /<script type="importmap">(.*?)<\/script>/s.exec(html) ?? []
  return Object.keys(JSON.parse(map).integrity ?? {}).slice(0, pageDataOf(html).scripts)
}
