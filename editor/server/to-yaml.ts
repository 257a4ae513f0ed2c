import { Document, isCollection, isScalar, visit } from 'yaml'

/** Columns of a content file's line; longer text is folded, as in the existing files. */
const width = 120

/** Whether a text needs double quotes: blanks at the ends or in a row, line ends, invisible characters. */
export const needsQuotes = (text: string) => /^\s|\s$|\s\s|[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\ufeff]/u.test(text)

type Style = {
  flow?: boolean
  /** The type of the scalar being replaced. */
  quoted?: string | null | undefined
}

/** A value as YAML after its key or hyphen, further lines indented. Ends without a line break. */
export function toYaml(value: unknown, indent: number, { flow, quoted }: Style = {}): string {
  const document = new Document(value, { aliasDuplicateObjects: false })
  if (flow && isCollection(document.contents)) document.contents.flow = true
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || typeof node.value !== 'string') return
      const top = node === document.contents
      const kept = top && node.value.length < width * 2 ? quoted : undefined
      if (needsQuotes(node.value)) node.type = 'QUOTE_DOUBLE'
      else if (kept === 'PLAIN') return
      else if (kept?.startsWith('QUOTE')) node.type = kept as 'QUOTE_DOUBLE' | 'QUOTE_SINGLE'
      else if (/^\d{4}-\d\d-\d\d$/.test(node.value)) node.type = 'QUOTE_DOUBLE'
      else if (node.value.length > width - 30 || (top && quoted === 'BLOCK_FOLDED'))
        node.type = 'BLOCK_FOLDED'
    },
  })
  const pad = ' '.repeat(indent)
  const text = document
    .toString({
      lineWidth: quoted && !quoted.startsWith('BLOCK') ? 0 : width - indent,
      doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
    })
    .replace(/\n$/, '')
  const [first = '', ...rest] = text.split('\n')
  // The document indents the lines of folded text already, unless the text is the whole document.
  const root = isScalar(document.contents)
  const inner = rest.map((line) => (line ? pad + (root ? line.replace(/^ +/, '') : line) : line))
  return [first, ...inner].join('\n')
}
