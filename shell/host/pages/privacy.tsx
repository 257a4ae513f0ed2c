import { definePage } from '@college/shared/contract'
import content from '../../content/privacy.yaml'
import { StatementPage } from './statement'

export const page = definePage(content, () => <StatementPage content={content} />)
