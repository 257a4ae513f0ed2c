import { Parser } from 'htmlparser2'

/** The files that a composed page names. */
export type PageFiles = {
  /** The shell's entry. */
  entry: string
  /** All scripts that the page asks for before it is live. */
  scripts: string[]
  styles: { url: string; integrity: string | undefined }[]
  /** What its import map says of every script that may come to run, by address. */
  integrity: Record<string, string>
}

/** Reads a composed page. */
export function pageFiles(html: string): PageFiles {
  const styles: PageFiles['styles'] = []
  let entry = ''
  let count = 0
  let map = ''
  let inMap = false
  const parser = new Parser({
    onopentag(name, { rel, href = '', integrity, type, ...rest }) {
      if (name === 'link' && rel === 'stylesheet') styles.push({ url: href, integrity })
      if (name !== 'script') return
      inMap = type === 'importmap'
      entry ||= rest['data-entry'] ?? ''
      count ||= Number(rest['data-scripts'] ?? 0)
    },
    ontext(text) {
      if (inMap) map += text
    },
    onclosetag() {
      inMap = false
    },
  })
  parser.end(html)
  const { integrity = {} }: { integrity?: Record<string, string> } = JSON.parse(map || '{}')
  return { entry, scripts: Object.keys(integrity).slice(0, count), styles, integrity }
}
