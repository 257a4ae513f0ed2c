/*
 * The first frame comes once all styles have arrived: React, the largest script, is then requested before that frame is
 * laid out, and its first bytes follow the last ones of the first picture.
 *
 * As a script, which modules find too: by `modulepreload` that frame came up to a tenth later.
 */
const { href, integrity } = document.currentScript?.dataset ?? {}
const request = () =>
  document.head.append(
    Object.assign(document.createElement('link'), {
      rel: 'preload',
      as: 'script',
      href,
      integrity,
      crossOrigin: '',
    }),
  )

// Unseen, a page has no frames until it is looked at, and has started by then.
if (!document.hidden) requestAnimationFrame(request)
