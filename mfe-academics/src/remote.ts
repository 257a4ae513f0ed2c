import { defineRemote, pagesFrom } from '@college/shared/contract'
import type { Activity } from '../content/schemas'

const activities = import.meta.glob<Activity>('../content/activities/*.yaml', { import: 'default' })

export const remote = defineRemote({
  '/academics/activities': async () => (await import('./pages/activities/activities.page')).page,
  '/academics/activities/kids-camp': async () => (await import('./pages/kids-camp/kids-camp.page')).page,
  ...pagesFrom(
    '/academics/activitiesdemo/',
    activities,
    async () => (await import('./pages/activity/activity')).ActivityPage,
  ),
  '/academics/activitiesdemo/404': async () =>
    (await import('./pages/activity-not-found/activity-not-found.page')).page,
  '/academics/work': async () => (await import('./pages/work/work.page')).page,
  '/academics/achieve': async () => (await import('./pages/alumni/alumni.page')).page,
  '/academics/placement': async () => (await import('./pages/placement/placement.page')).page,
  '/academics/publications': async () => (await import('./pages/publications/publications.page')).page,
  '/internship': async () => (await import('./pages/internship/internship.page')).page,
})
