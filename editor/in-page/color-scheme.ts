/** Media queries as they were written, by rule. */
const written = new WeakMap<CSSMediaRule, string>()

/** Shows the page in one scheme, whatever the reader's system prefers. */
export function useScheme(scheme: 'light' | 'dark') {
  const dark = scheme === 'dark'
  const visit = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (!(rule instanceof CSSMediaRule)) continue
      const text = written.get(rule) ?? rule.media.mediaText
      if (!text.includes('prefers-color-scheme')) continue
      written.set(rule, text)
      rule.media.mediaText = text
        .replace(/\(prefers-color-scheme: dark\)/, dark ? 'all' : 'not all')
        .replace(/\(prefers-color-scheme: light\)/, dark ? 'not all' : 'all')
    }
  }
  for (const sheet of document.styleSheets) visit(sheet.cssRules)
  document.documentElement.style.colorScheme = scheme
}
