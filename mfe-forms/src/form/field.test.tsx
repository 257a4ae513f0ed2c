// @vitest-environment happy-dom
import { click, control, find, mount } from '@college/shared/ui/testing/mount'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { MessageField } from './field'
import { MailForm } from './mail-form'
import { onWorkingSite } from './testing/mounted-form'
import { sampleMessages as messages } from './testing/sample-messages'

vi.mock('@emailjs/browser', async () => (await import('./testing/sample-service')).service)
vi.mock('../../content/form-messages.yaml', async () => ({
  default: (await import('./testing/sample-messages')).sampleMessages,
}))

onWorkingSite()

const form = (
  <MailForm
    kind="contact"
    labelledBy="heading"
    button={{ label: 'Hand over', sending: 'Handing over' }}
    office="office@example.org"
    rules={{}}
  >
    <MessageField name="message" words={{ label: 'What else' }} rows={4} />
  </MailForm>
)
const box = () => find<HTMLTextAreaElement>(document, 'textarea')

test('a box that is emptied says no longer how little room there was, and is written from the left again', async () => {
  const { place, show } = await mount(form)
  await act(async () => {
    box().value = 'ش'.repeat(9_990)
    box().dispatchEvent(new Event('input', { bubbles: true }))
  })
  expect(place.textContent).toContain('room for 10')
  await show(null)
  await show(form)
  expect([box().dir, place.textContent]).toEqual(['rtl', expect.stringContaining('room for 10')])
  await click(control(place, messages.draft.clear))
  expect([box().value, box().dir]).toEqual(['', 'ltr'])
  expect(place.textContent).not.toContain('room for')
})
