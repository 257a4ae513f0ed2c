/**
 * Fills the placeholders of a template, such as `{count} pages found.`; those without a value stay. Values are taken
 * literally: `String.replace` would read patterns (`$&`) in what a visitor has typed.
 */
export const fillIn = (template: string, values: Record<string, string | number>) =>
  template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  )
