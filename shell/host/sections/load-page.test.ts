import { footerFormModule } from '@college/shared/contract'
import type { PageData } from '@college/shared/contract/page-data'
import { expect, test, vi } from 'vitest'
import { loadFrom } from './load-page'
import { entries, registerPage } from './registry'

vi.mock('../remote', () => ({ remote: { pages: {} } }))
vi.mock('./containers', () => ({
  loadModules: async (entry: string, scripts: string[]) => [`${scripts} of ${entry}`],
  loadExposed: async (entry: string, name: string) => `${name} of ${entry}`,
}))

const opened = (modules: string[]) =>
  registerPage({
    path: '/library',
    owner: 'forms',
    entries: { forms: '/container-1.js' },
    modules: { [footerFormModule]: modules },
  } as unknown as PageData)

test('the footer’s form stays that of the release with which the page was opened', async () => {
  opened(['/footer-form-1.js'])
  entries.set('forms', '/container-2.js')
  expect(await loadFrom('forms', footerFormModule)).toEqual(['/footer-form-1.js of /container-1.js'])
})

test('a section with unknown scripts is loaded by its module’s name', async () => {
  opened([])
  expect(await loadFrom('forms', footerFormModule)).toEqual(['./footer-form of /container-1.js'])
})
