import { remote } from '../shared/build/preset'
import { footerFormModule } from '../shared/contract/contract'
import { schemas } from './content/schemas'

export default remote({
  name: 'forms',
  root: import.meta.dirname,
  schemas,
  exposes: { [footerFormModule]: './src/footer-form/footer-form.tsx' },
})
