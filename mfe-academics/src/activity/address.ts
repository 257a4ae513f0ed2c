/** Where an activity stands as a page of its own. */
export const addressOf = (id: string) => `/academics/activitiesdemo/${id}`
