import { definePage } from '@college/shared/contract'
import content from '../../../content/library.yaml'
import { LibraryPage } from './library'

export const page = definePage(content, LibraryPage)
