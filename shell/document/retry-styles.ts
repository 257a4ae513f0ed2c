/*
 * A style sheet that failed is requested again, as scripts are. Its address gets a `?` each time: WebKit would answer the
 * same one from memory, with the failure. `error` does not bubble, so it is heard on its way down.
 */
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
      setTimeout(() => (target.href += '?'), 250 * 4 ** target.href.split('?').length)
  },
  true,
)

export {}
