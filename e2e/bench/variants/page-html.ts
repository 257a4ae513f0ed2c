/** A composed page as a plain page: the same text, styles, fonts and pictures, but no scripts. */
export const plainPage = (html: string) => bare(html).replace(scripts(''), '')

/**
 * A composed page for another application: same text and data, other scripts and styles.
 *
 * @param tags the elements that load the application's scripts and styles
 * @param renamed the application's class names that differ from the site's
 */
export const prerenderedPage = (html: string, tags: string[], renamed: Map<string, string>) =>
  bare(html)
    .replace(scripts('(?! type="application/)'), '')
    .replace(/<link rel="stylesheet"[^>]*>\n?/g, '')
    .replace(/ class="([^"]*)"/g, (_, names: string) => {
      const own = names.split(' ').map((name) => renamed.get(name) ?? name)
      return ` class="${own.join(' ')}"`
    })
    .replace('</head>', () => `${tags.join('\n')}\n</head>`)

/** Removes what only the site's own scripts need. */
const bare = (html: string) =>
  html.replace(/<(meta http-equiv="Content-Security-Policy"|link rel="modulepreload")[^>]*>\n?/g, '')

const scripts = (but: string) => new RegExp(`<script\\b${but}[^>]*>[\\s\\S]*?</script>\\n?`, 'g')
