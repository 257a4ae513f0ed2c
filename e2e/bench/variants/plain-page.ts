/** A composed page as a plain page: the same text, styles, fonts and pictures, without script or a word about one. */
export const plainPage = (html: string) =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>\n?/g, '')
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>\n?/g, '')
