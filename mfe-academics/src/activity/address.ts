/** Where an activity stands as a page of its own. */
export const addressOf = (slug: string) => `/academics/activitiesdemo/${slug}`
