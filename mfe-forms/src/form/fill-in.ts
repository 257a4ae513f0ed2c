/** Puts values into a sentence's places, such as `{count}`. */
export const fillIn = (sentence: string, values: Record<string, string | number>) =>
  sentence.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all))
