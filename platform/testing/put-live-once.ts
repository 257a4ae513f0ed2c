import { putLive } from '../release/put-live'
import { storeIn } from '../store/site-store'

/** Makes a release live, in a process that a test may kill. Arguments: the store's folder, the package, the version. */
const [folder = '', name = '', version = ''] = process.argv.slice(2)
await putLive(storeIn(folder), { [name]: version })
