import { defineRemote, joinPages, pagesFrom } from '@college/shared/contract'
import type { Activity } from '../content/schemas'

const activities = import.meta.glob<{ default: Activity }>('../content/activities/*.yaml')

export const remote = defineRemote(
  joinPages(
    {
      '/academics/activities': () => import('./pages/activities/activities'),
      '/academics/activities/kids-camp': () => import('./pages/kids-camp/kids-camp'),
    },
    pagesFrom('/academics/activitiesdemo/', activities, () => import('./pages/activity/activity')),
    {
      '/academics/activitiesdemo/404': () => import('./pages/activity-not-found/activity-not-found'),
      '/academics/work': () => import('./pages/work/work'),
      '/academics/achieve': () => import('./pages/alumni/alumni'),
      '/academics/placement': () => import('./pages/placement/placement'),
      '/academics/publications': () => import('./pages/publications/publications'),
      '/internship': () => import('./pages/internship/internship'),
    },
  ),
)
