import { randomUUID } from 'node:crypto'
import { chromium } from '../../engines/chromium'
import { firefox } from '../../engines/firefox'
import { webkit } from '../../engines/webkit'
import type { Behaviour } from '../../forms/mail'
import { expect, journey } from '../../journeys/journey'
import type { Visitor } from '../../journeys/visitor'
import { forms, rightValues } from '../forms'

const sent = 'Message sent successfully!'
const failed = 'Failed to send message. Please try again.'

for (const kind of ['contact', 'application'] as const) {
  const { path, name, button } = forms[kind]

  journey(`Sending fails, then goes well: ${kind} form`, async (visitor) => {
    const { Course, ...values } = rightValues(kind, `${randomUUID()}@sender.example.org`)
    await visitor.open(path)
    await visitor.on(path)
    const form = visitor.get('form', name)
    for (const [label, value] of Object.entries(values)) await form.get('textbox', label).fill(value)
    if (Course) await form.get('combobox', 'Course').choose(Course)

    await nextAnswers(visitor, values.Email ?? '', { status: 500, text: 'Oops' })
    await form.get('button', button).click()
    await expect
      .poll(() => visitor.session.evaluate(() => 0).then(() => visitor.session.alerts))
      .toEqual([failed])
    await form.get('textbox', 'Name').holds('Asha Rao')

    await form.get('button', button).click()
    await expect
      .poll(() => visitor.session.evaluate(() => 0).then(() => visitor.session.alerts))
      .toEqual([failed, sent])
    await form.get('textbox', 'Name').holds('')
  })
}

journey('A form, before any script', async (visitor) => {
  const incomplete = () =>
    visitor.session.evaluate(() => document.activeElement?.matches('input:user-invalid'))
  let release = () => {}
  // Without its entry nothing runs. If all scripts hung, Chromium would have no HTTP/1 connection left.
  visitor.site.faults.set(
    /\/entry-[^/]+\.js$/,
    new Promise((resolve) => {
      release = resolve
    }),
  )
  for (const kind of ['contact', 'application'] as const) {
    await visitor.open(forms[kind].path)
    await visitor.get('form', forms[kind].name).get('button', forms[kind].button).click()
    await expect.poll(incomplete, kind).toBe(true)
  }

  const { path, name, button } = forms.application
  const { Course, ...values } = rightValues('application', `${randomUUID()}@sender.example.org`)
  const form = visitor.get('form', name)
  for (const [label, value] of Object.entries(values)) await form.get('textbox', label).fill(value)
  if (Course) await form.get('combobox', 'Course').choose(Course)
  await form.get('button', button).click()
  await visitor.at(path)
  await form.get('textbox', 'Name').holds('Asha Rao')

  release()
  await expect
    .poll(() => visitor.session.evaluate(() => 0).then(() => visitor.session.alerts), { timeout: 20_000 })
    .toEqual([sent])
})

journey('A page that was left before its message was answered', async (visitor) => {
  const { path, name, button } = forms.contact
  const values = rightValues('contact', `${randomUUID()}@sender.example.org`)
  await visitor.open(path)
  await visitor.on(path)
  const form = visitor.get('form', name)
  for (const [label, value] of Object.entries(values)) await form.get('textbox', label).fill(value)
  const service = await nextAnswers(visitor, values.Email ?? '', { hang: true })
  await form.get('button', button).click()
  const requests = `${service}/requests.json?email=${values.Email}`
  await expect.poll(async () => (await (await fetch(requests)).json()).length).toBe(1)
  await visitor.open('/library')
  await visitor.on('/library')
  await visitor.back()
  await expect
    .poll(() => visitor.session.evaluate(() => document.body.innerText).catch(() => ''), { timeout: 20_000 })
    .toContain('it is not certain that your message arrived')
  await form.get('textbox', 'Name').holds('Asha Rao')
})

journey(
  'A message begun in the next document goes on in one that the browser kept',
  async (visitor) => {
    const form = visitor.get('form', forms.footer.name)
    await visitor.open('/library')
    await visitor.on('/library')
    await beginInFooter(visitor, '/terms')
    await visitor.back()
    await visitor.at('/library')
    await visitor.on('/library')
    await form.get('textbox', 'Name').holds('Asha Rao')
    // Its own words are no reason to forget the others.
    await form.get('textbox', 'Email').fill('asha@example.org')
    await visitor.reload()
    await visitor.on('/library')
    await form.get('textbox', 'Name').holds('Asha Rao')
    await form.get('textbox', 'Email').holds('asha@example.org')
  },
  // Firefox gives a kept document a storage of its own, as it was before.
  { engines: [chromium, webkit], withEveryChange: [webkit] },
)

journey(
  'Two messages begun in one document are still their own after a reload',
  async (visitor) => {
    const footer = visitor.get('form', forms.footer.name)
    const contact = visitor.get('form', forms.contact.name)
    await beginInFooter(visitor, '/library')
    await footer.get('textbox', 'Email').fill('asha@example.org')
    await visitor.get('navigation', 'Main').get('link', 'Contact Us').click()
    await visitor.on('/contact')
    await contact.get('textbox', 'Email').fill('rao@example.org')
    await visitor.reload()
    await visitor.on('/contact')
    await contact.get('textbox', 'Email').holds('rao@example.org')
    await contact.get('textbox', 'Name').holds('')
    await visitor.open('/library')
    await visitor.on('/library')
    await footer.get('textbox', 'Name').holds('Asha Rao')
    await footer.get('textbox', 'Email').holds('asha@example.org')
  },
  { withEveryChange: [firefox] },
)

journey(
  'A form that was closed over its words stays closed in a page that the browser kept',
  async (visitor) => {
    await beginInFooter(visitor, '/library')
    await visitor.get('contentinfo').get('button', forms.footer.name).click()
    await visitor.session.evaluate(() => void Object.assign(window, { isKept: true }))
    await visitor.open('/terms')
    await visitor.on('/terms')
    await visitor.back()
    await visitor.at('/library')
    await visitor.on('/library')
    const { isKept, isOpen } = await visitor.session.evaluate(() => ({
      isKept: 'isKept' in window,
      isOpen: document.querySelector('footer form')?.closest('details')?.open,
    }))
    // A document that is loaded again shows that there are words.
    expect(isOpen).toBe(!isKept)
  },
)

/** Opens a page and begins a message in its footer. */
async function beginInFooter(visitor: Visitor, path: string) {
  await visitor.open(path)
  await visitor.on(path)
  // Not by its button: the browser has no text of the footer until it is near the window.
  await visitor.session.evaluate(() => {
    const fold = document.querySelector('footer form')?.closest('details')
    if (fold) fold.open = true
  })
  await visitor.get('form', forms.footer.name).get('textbox', 'Name').fill('Asha Rao')
}

/** Makes the e-mail service named in the page treat the sender's next requests in these ways. */
async function nextAnswers({ site }: Visitor, email: string, ...next: Behaviour[]) {
  const origin = /"apiOrigin":"([^"]+)"/.exec(await (await fetch(`${site.origin}/contact`)).text())?.[1]
  const answer = await fetch(`${origin}/control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, next }),
  })
  expect(answer.ok).toBe(true)
  return origin
}
