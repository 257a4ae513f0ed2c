/*
 * The inline script before the styles: it asks for React when the first of them has come. Asked for together with them,
 * React shares the line with the first picture; asked for after the first paint, it leaves the line idle before.
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
