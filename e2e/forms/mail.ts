import { randomUUID } from 'node:crypto'
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'

/** How the local e-mail service treats a sender's next request. Times in ms. */
export type Behaviour = { status?: number; text?: string; delay?: number; hang?: boolean; gone?: boolean }

/** The keys of the local service. */
export const localEmail = {
  serviceId: 'service_local',
  templates: { contact: 'template_contact', application: 'template_application' },
  publicKey: 'local_public_key',
}

/** A request as the local e-mail service shows it. */
type Received = {
  id: number
  endpoint: string
  contentType: string
  origin: string
  keys: Record<string, string>
  fields: Record<string, string>
  answer?: { status: number; text: string }
}

/** The e-mail service as one test sees it: only requests of the test's own sender. */
export class Mail {
  /** This test's own address. */
  readonly sender = `${randomUUID()}@sender.example.org`
  /** The texts of the alerts that the visitor had to close. */
  readonly alerts: string[] = []

  readonly origin: string
  readonly #request: APIRequestContext

  constructor(origin: string, request: APIRequestContext) {
    this.origin = origin
    this.#request = request
  }

  /** Makes the service answer the sender's next requests in these ways. */
  async next(...orders: Behaviour[]) {
    const answer = await this.#request.post(`${this.origin}/control`, {
      data: { email: this.sender, next: orders },
    })
    expect(answer.ok()).toBe(true)
  }

  /** All requests to the service, newest first. */
  async requests(): Promise<Received[]> {
    return (await this.#request.get(`${this.origin}/requests.json?email=${this.sender}`)).json()
  }

  /** The delivered messages, newest first. */
  async messages(): Promise<Received[]> {
    return (await this.#request.get(`${this.origin}/inbox.json?email=${this.sender}`)).json()
  }

  /** The only delivered message, and its bytes. */
  async only() {
    const messages = await this.messages()
    expect(messages).toHaveLength(1)
    const [message] = messages
    if (!message) throw new Error('nothing arrived')
    return { ...message, raw: await (await this.#request.get(`${this.origin}/raw/${message.id}`)).body() }
  }
}

export const test = base.extend<{ mail: Mail }>({
  mail: async ({ page, request }, use) => {
    const mail = new Mail(await serviceOf(request), request)
    page.on('dialog', (dialog) => {
      mail.alerts.push(dialog.message())
      return dialog.accept()
    })
    await use(mail)
  },
})
export { expect }

/** Reads the address of the site's e-mail service from a page's data. */
async function serviceOf(request: APIRequestContext): Promise<string> {
  const html = await (await request.get('/contact')).text()
  const origin = /"apiOrigin":"([^"]+)"/.exec(html)?.[1]
  if (!origin) throw new Error('The site names no e-mail service: start it with `npm start`.')
  return origin
}

/** The exact bytes of a form that a browser sends to EmailJS (multipart/form-data, RFC 7578). */
export function payload(
  contentType: string,
  template: 'contact' | 'application',
  fields: Record<string, string>,
) {
  const boundary = contentType.split('boundary=')[1]
  const keys = {
    lib_version: '4.4.1',
    service_id: localEmail.serviceId,
    template_id: localEmail.templates[template],
    user_id: localEmail.publicKey,
  }
  const parts = Object.entries({ ...fields, ...keys }).map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value.replace(/\r?\n/g, '\r\n')}\r\n`,
  )
  return `${parts.join('')}--${boundary}--\r\n`
}

/** Opens the footer's form, unless the page has opened it to show a restored draft. */
export async function unfoldFooter(page: Page) {
  const form = page.getByRole('contentinfo').locator('form')
  const opener = page.getByRole('contentinfo').locator('details:has(form):not([open]) > summary')
  await expect(async () => {
    if ((await opener.count()) > 0) await opener.click({ timeout: 1_000 })
    await expect(form).toBeVisible({ timeout: 1_000 })
  }).toPass()
}
