export { CategoryDetails } from './category-details'
export { Entries } from './entries'
