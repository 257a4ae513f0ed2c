import type { Page } from '@playwright/test'
import { composedWith } from '../../browser/site-settings'
import { expect, test } from '../../forms/mail'
import { nightly } from '../../site/nightly'
import { formOn, rightValues } from '../forms'

const failure = 'Failed to send message. Please try again.'

/** Opens the contact page of a site composed with other settings of the e-mail service. */
async function openWith(page: Page, email: Record<string, unknown> | null) {
  await composedWith(page, { email })
  const contact = formOn(page, 'contact')
  await contact.open()
  return contact
}

const refusals = [
  [
    'browsers that a program drives, with 451',
    { blockHeadless: true },
    'status 451, Unavailable For Headless Browser',
  ],
  [
    'senders on the block list, with 403',
    { blockList: { watchVariable: 'subject', list: ['A visit'] } },
    'status 403, Forbidden',
  ],
  ['to send without a public key', { publicKey: '' }, 'status none, The public key is required'],
  ['to send without a service', { serviceId: '' }, 'status none, The service ID is required'],
  ['to send without a template', { templates: {} }, 'status none, The template ID is required'],
] as const

for (const [what, settings, reason] of refusals)
  test(
    `the library refuses ${what}: the visitor gets the sentence, the console the reason`,
    nightly(what !== refusals[0][0]),
    async ({ page, mail }) => {
      const logged: string[] = []
      page.on('console', (message) => logged.push(message.text()))
      const contact = await openWith(page, settings)
      await contact.fill(rightValues('contact', mail.sender))
      await contact.button.click()
      await expect.poll(() => mail.alerts).toEqual([failure])
      await expect(contact.form.getByRole('link', { name: /^Ring/ })).toBeVisible()
      expect(logged.join('\n')).toContain(reason)
      expect(await mail.requests()).toEqual([])
    },
  )

test('a site without an e-mail service still offers the phone and the e-mail', async ({ page, mail }) => {
  const contact = await openWith(page, null)
  await contact.fill(rightValues('contact', mail.sender))
  await contact.button.click()
  await expect.poll(() => mail.alerts).toEqual([failure])
  await expect(contact.form.getByRole('link', { name: /^Ring/ })).toBeVisible()
})

test('the limit between two messages counts from one that was sent, not from one that failed', async ({
  page,
  mail,
}) => {
  const contact = await openWith(page, { limitRate: { throttle: 60_000 } })
  const values = rightValues('contact', mail.sender)
  await mail.next({ status: 500, text: 'Oops' })
  const outcomes = [failure, 'Message sent successfully!', failure]
  for (const round of [1, 2, 3]) {
    if (round === 3) await contact.form.getByRole('button', { name: 'Send another message' }).click()
    await contact.fill(values)
    await contact.button.click()
    await expect.poll(() => mail.alerts).toHaveLength(round)
  }
  expect(mail.alerts).toEqual(outcomes)
  await contact.expectValues(values)
  expect((await mail.requests()).map(({ answer }) => answer?.status)).toEqual([200, 500])
})
