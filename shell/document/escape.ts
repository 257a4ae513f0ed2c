/** Text for an attribute or for the content of an element. */
export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** JSON that cannot end the script element it stands in. */
export const escapeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
