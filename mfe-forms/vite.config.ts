import { footerFormModule } from '@college/shared/contract'
import { remote } from '@college/shared/preset'
import { schemas } from './content/schemas'

export default remote({
  name: 'forms',
  root: import.meta.dirname,
  schemas,
  exposes: { [footerFormModule]: './src/footer-form/footer-form.tsx' },
})
