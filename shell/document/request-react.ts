/*
 * The inline script at the end of the head. It waits for the styles, as all scripts behind them do, so React, the
 * largest script, is on its way while the page is laid out for the first time, and takes the line from nothing that
 * the first paint needs.
 */
const { href, integrity } = document.currentScript?.dataset ?? {}
document.head.append(
  Object.assign(document.createElement('link'), { rel: 'modulepreload', href, integrity, crossOrigin: '' }),
)
