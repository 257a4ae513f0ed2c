/*
 * The inline script before the styles: it preloads React when the first style sheet has loaded. Any
 * earlier, React would share the line with the first picture; after the first paint, the line would have been idle.
 */
document.addEventListener(
  'load',
  () => {
    const map = document.querySelector('script[type=importmap]')?.textContent ?? '{}'
    const { integrity: files }: { integrity: Record<string, string> } = JSON.parse(map)
    const [[href = '', integrity = ''] = []] = Object.entries(files)
    const link = { rel: 'modulepreload', href, integrity, crossOrigin: '' }
    document.head.append(Object.assign(document.createElement('link'), link))
  },
  { capture: true, once: true },
)
