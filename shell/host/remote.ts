import { defineRemote, joinPages, pagesFrom } from '@college/shared/contract'
import { notFoundPath, offlinePath, searchPath } from '@college/shared/contract/page-data'
import type { Statement } from '../content/schemas'

const statements = import.meta.glob<{ default: Statement }>('../content/{privacy,terms,accessibility}.yaml')

export const remote = defineRemote(
  joinPages(
    pagesFrom('/', statements, () => import('./pages/statement')),
    {
      [searchPath]: () => import('./pages/search'),
      [offlinePath]: () => import('./pages/offline'),
      [notFoundPath]: () => import('./pages/not-found'),
    },
  ),
)
