import { remote } from '@college/shared/preset'
import { schemas } from './content/schemas'

export default remote({ name: 'about', root: import.meta.dirname, schemas })
