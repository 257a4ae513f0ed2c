/** A declaration of a style sheet: where it stands, and the at-rules around it, outermost first. */
export type Declaration = { line: number; around: string[]; property: string; value: string }

/** Reads the declarations of a style sheet. It knows as much CSS as this repository uses: rules may be nested. */
export function declarationsOf(css: string): Declaration[] {
  const text = css.replaceAll(/\/\*.*?\*\//gs, (comment) => comment.replaceAll(/[^\n]/g, ' '))
  const found: Declaration[] = []
  const around: string[] = []
  let from = 0
  for (const { 0: mark, index } of text.matchAll(/"[^"]*"|'[^']*'|[;{}]/g)) {
    if (mark.length > 1) continue
    const written = text.slice(from, index)
    if (mark === '{') around.push(written.trim())
    else {
      const [, property, value] = /^\s*([\w-]+)\s*:(.*)$/s.exec(written) ?? []
      if (property && value)
        found.push({
          line: text.slice(0, from + written.search(/\S/)).split('\n').length,
          around: around.filter((rule) => rule.startsWith('@')),
          property,
          value: value.trim(),
        })
      if (mark === '}') around.pop()
    }
    from = index + 1
  }
  return found
}
