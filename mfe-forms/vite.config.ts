import { remote } from '../shared/build/preset'
import { schemas } from './content/schemas'

export default remote({
  name: 'forms',
  root: import.meta.dirname,
  schemas,
  exposes: { './footer-form': './src/footer-form/footer-form.tsx' },
})
