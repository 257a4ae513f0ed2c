import { remote } from '../shared/build/preset'
import { schemas } from './content/schemas'

export default remote({ name: 'media', root: import.meta.dirname, schemas })
