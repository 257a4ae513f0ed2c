const message = 'Expected a token of shared/styles/tokens.css'

/** Colours, lengths and durations are tokens. Proportions (em, ch, %, fr, vw), 0 and hairlines of 1px are free. */
export default {
  rules: {
    'color-no-hex': [true, { message }],
    'color-named': ['never', { message }],
    'function-disallowed-list': [
      ['/^(rgb|hsl)a?$/', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
      { message },
    ],
    'declaration-property-value-disallowed-list': [
      { '/./': ['/(?<![\\w.-])-?(?!0[a-z]|1px|0?\\.5px)(\\d*\\.)?\\d+(px|rem|pt|pc|cm|mm|in|q|ms|s)\\b/i'] },
      { message },
    ],
    'selector-disallowed-list': [
      ['/[+~]\\s*\\*/', '/\\bhtml[^\\s{]*\\[(?!data-unavailable\\])/'],
      {
        message: (selector) =>
          selector.includes('html')
            ? "Of the document's attributes, the contract has `data-unavailable` alone"
            : 'With a universal sibling, browsers style everything beside an element again when it comes or goes',
      },
    ],
  },
  overrides: [
    {
      files: 'shared/styles/tokens.css',
      rules: {
        'color-no-hex': null,
        'color-named': null,
        'function-disallowed-list': null,
        'declaration-property-value-disallowed-list': null,
      },
    },
  ],
}
