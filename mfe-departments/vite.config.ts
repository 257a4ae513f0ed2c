import { remote } from '@college/shared/preset'
import { schemas } from './content/schemas'

export default remote({ name: 'departments', root: import.meta.dirname, schemas })
