let begin = () => {}
const wanted = new Promise<void>((resolve) => {
  begin = resolve
})
const form = wanted.then(async () => (await import('virtual:footer-form')).FooterForm)

/** The footer's form, split off the bundle and fetched when the footer comes near. */
export const browserFooterForm = () => form
export const wantFooterForm = () => begin()
