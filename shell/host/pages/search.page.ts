import { definePage } from '@college/shared/contract'
import words from '../../content/search.yaml'
import { SearchPage } from './search'

export const page = definePage(words, SearchPage)
