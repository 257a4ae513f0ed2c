/** The pages of the section that this remote replaces. */
export const remote = {
  contract: 6,
  pages: {
    '/anandamaya': async () => (await import('./hospital')).page,
    '/{product}': async () => (await import('./life')).page,
  },
}
