/** Joins class names; those that are false or missing are left out. */
export const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ')
