import { type PageData, pageDataId } from '@college/shared/contract/page-data'
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
  let open = ''
  const texts = { map: '', data: '' }
  const parser = new Parser({
    onopentag(name, { rel, href = '', integrity, type, id }) {
      if (name === 'link' && rel === 'stylesheet') styles.push({ url: href, integrity })
      if (name !== 'script') return
      open = type === 'importmap' ? 'map' : id === pageDataId ? 'data' : ''
    },
    ontext(text) {
      if (open === 'map' || open === 'data') texts[open] += text
    },
    onclosetag() {
      open = ''
    },
  })
  parser.end(html)
  const { integrity }: { integrity: Record<string, string> } = JSON.parse(texts.map)
  const { entries, scripts }: PageData = JSON.parse(texts.data)
  return { entry: entries.shell ?? '', scripts: Object.keys(integrity).slice(0, scripts), styles, integrity }
}
