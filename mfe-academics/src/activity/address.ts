/** The path of an activity's own page. */
export const addressOf = (slug: string) => `/academics/activitiesdemo/${slug}`
