import { fillIn } from '@college/shared/contract/fill-in'
import content from '../../../content/library.yaml'

/** What opens a part of the page on a phone. */
export const foldOf = (title: string) => fillIn(content.readOn, { title })
