import { expect, localEmail, test } from '../../forms/mail'

const path = '/api/v1.0/email/send-form'
const right = (email: string) => ({
  lib_version: '4.4.1',
  user_id: localEmail.publicKey,
  service_id: localEmail.serviceId,
  template_id: localEmail.templates.contact,
  name: 'Asha',
  email,
  subject: '<i>Hello</i>',
  message: 'ಬನ್ನಿ',
})

test('takes a form and shows it in the inbox, markup as text', async ({ request, mail, page }) => {
  const answer = await request.post(`${mail.origin}${path}`, { multipart: right(mail.sender) })
  expect([answer.status(), await answer.text()]).toEqual([200, 'OK'])
  expect((await mail.only()).fields.message).toBe('ಬನ್ನಿ')
  await page.goto(`${mail.origin}/?email=${mail.sender}`)
  await expect(page.getByRole('heading', { name: '<i>Hello</i>' })).toBeVisible()
})

const refused: [string, Record<string, string>, number, RegExp][] = [
  ['a missing public key', { user_id: '' }, 400, /Public Key is required/],
  ['an unknown public key', { user_id: 'x' }, 403, /Public Key is invalid/],
  ['a missing service', { service_id: '' }, 400, /service ID is required/],
  ['an unknown service', { service_id: 'x' }, 400, /service ID not found/],
  ['a missing template', { template_id: '' }, 400, /template ID is required/],
  ['an unknown template', { template_id: 'x' }, 400, /template ID not found/],
  ['fields of more than 50 kB', { message: 'a'.repeat(50_001) }, 413, /50Kb/],
]
for (const [what, change, status, text] of refused)
  test(`refuses ${what} with ${status}`, async ({ request, mail }) => {
    const answer = await request.post(`${mail.origin}${path}`, {
      multipart: { ...right(mail.sender), ...change },
    })
    expect(answer.status()).toBe(status)
    expect(await answer.text()).toMatch(text)
    expect(await mail.messages()).toEqual([])
  })

test('refuses what is no form, and what is too large to read', async ({ request, mail }) => {
  const headers = { 'Content-Type': 'text/plain' }
  const no = await request.post(`${mail.origin}${path}`, { data: 'x', headers })
  expect(no.status()).toBe(400)
  expect(await no.text()).toMatch(/parameters are invalid/)
  const large = 'a'.repeat(300_000)
  expect((await request.post(`${mail.origin}${path}`, { data: large, headers })).status()).toBe(413)
})

test('answers the site across origins, and no stranger’s name for this machine', async ({
  request,
  mail,
}) => {
  const asked = await request.fetch(`${mail.origin}${path}`, { method: 'OPTIONS' })
  expect(asked.headers()['access-control-allow-origin']).toBe('*')
  const inbox = await request.get(`${mail.origin}/inbox.json`)
  expect(inbox.headers()['access-control-allow-origin']).toBeUndefined()
  const stranger = await request.get(`${mail.origin}/inbox.json`, { headers: { Host: 'evil.example.org' } })
  expect(stranger.status()).toBe(421)
})
