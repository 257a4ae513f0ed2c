/** How other programs change a page while a visitor reads it. Each runs in the page, as text. */
export const changes = {
  /** Like translating browsers: wraps each text in two elements, later texts too. */
  translator: () => {
    const wrap = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (texts.nextNode()) found.push(texts.currentNode as Text)
      for (const text of found) {
        const parent = text.parentElement
        if (
          !text.data.trim() ||
          !parent ||
          parent.closest('font, script, style, textarea, select, title, svg')
        )
          continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        text.replaceWith(outer)
        outer.append(inner)
        inner.append(document.createTextNode(text.data))
      }
    }
    wrap(document.body)
    new MutationObserver((all) => {
      for (const { target } of all) if (target.isConnected) wrap(target)
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  },
  /** Like password managers and writing aids. */
  'writing aid': () => {
    for (const field of document.querySelectorAll('input, textarea')) {
      field.setAttribute('data-aid', 'true')
      field.before(document.createElement('aid-frame'))
      field.after(document.createElement('aid-icon'))
    }
    document.body.setAttribute('data-aid', 'true')
    document.body.append(document.createElement('aid-bar'))
  },
  /** Like extensions that darken pages. */
  darkener: () => {
    document.documentElement.setAttribute('data-darkened', 'true')
    for (const element of document.querySelectorAll('main *')) element.setAttribute('data-darkened', 'true')
  },
  /** Like iOS with text that looks like a telephone number. */
  'finder of telephone numbers': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const text of found) {
      const [number] = /\d[\d ]{4,}\d/.exec(text.data) ?? []
      if (!number || text.parentElement?.closest('a, script, style, textarea, select, svg')) continue
      const rest = text.splitText(text.data.indexOf(number))
      rest.splitText(number.length)
      const link = document.createElement('a')
      link.href = `tel:${number.replaceAll(' ', '')}`
      rest.replaceWith(link)
      link.append(rest)
    }
  },
  /** Like reading aids. */
  wrapper: () => {
    const parts = 'main > :last-child, [role=status], [role=status] > *'
    for (const part of document.querySelectorAll(parts)) {
      const around = document.createElement('div')
      part.replaceWith(around)
      around.append(part)
    }
  },
  /** Like extensions that remove what they take for advertising. */
  remover: () => {
    for (const part of document.querySelectorAll('main > :last-child, [role=status] > *, aside'))
      part.remove()
  },
} satisfies Record<string, () => void>
