export const addressOf = (slug: string) => `/academics/activitiesdemo/${slug}`
