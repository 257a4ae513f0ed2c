// @vitest-environment happy-dom
import { setSite } from '@college/runtime'
import { sampleSite } from '@college/shared/contract/testing/sample-site'
import { dropDraft } from '@college/shared/ui/draft'
import { find, mount } from '@college/shared/ui/testing/mount'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ContactForm } from './contact-form'

const address = vi.hoisted(() => ({ search: '' }))
vi.mock('@college/runtime', async (original) => ({
  ...(await original<object>()),
  useSearchParams: () => [new URLSearchParams(address.search)],
}))

beforeEach(() => {
  dropDraft('contact', sessionStorage)
  setSite(sampleSite)
})

const open = (search: string) => {
  address.search = search
  return mount(<ContactForm labelledBy="heading" />)
}
const subject = () => find<HTMLInputElement>(document, 'input[name=subject]')

test('a link can set the subject; what the visitor types after that wins', async () => {
  const { show } = await open('?subject=Bees+%26+wax')
  expect(subject().value).toBe('Bees & wax')
  await act(async () => {
    subject().value = 'Honey'
    subject().dispatchEvent(new Event('input', { bubbles: true }))
  })
  await show(null)
  await show(<ContactForm labelledBy="heading" />)
  expect(subject().value).toBe('Honey')
})

test('a link’s subject may be as long as a typed one', async () => {
  await open(`?subject=${'a'.repeat(200)}`)
  expect(subject().getAttribute('aria-invalid')).toBeNull()
  await open(`?subject=${'b'.repeat(201)}`)
  expect([...document.querySelectorAll('input[name=subject]')].at(-1)?.getAttribute('aria-invalid')).toBe(
    'true',
  )
})

test('without a link the subject is empty', async () => {
  await open('')
  expect(subject().value).toBe('')
})
