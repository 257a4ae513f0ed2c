let begin = () => {}
const wanted = new Promise<void>((resolve) => {
  begin = resolve
})
const form = wanted.then(async () => (await import('forms/footer-form')).FooterForm)

/** The footer's form, fetched from its remote when the footer comes near. */
export const browserFooterForm = () => form
export const wantFooterForm = () => begin()
