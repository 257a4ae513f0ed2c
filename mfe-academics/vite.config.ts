import { remote } from '@college/shared/preset'
import { eventsOf } from './content/events'
import { schemas } from './content/schemas'

export default remote({ name: 'academics', root: import.meta.dirname, schemas, eventsOf })
