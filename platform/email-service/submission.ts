import { localEmail } from '../store/local-email'

export type Submission = {
  keys: Record<string, string>
  /** The visitor's fields, in the order received. */
  fields: Record<string, string>
}

const keyNames = ['lib_version', 'service_id', 'template_id', 'user_id']
/** The most bytes that all fields together may have, as at EmailJS. */
const fieldsLimit = 50_000

/** An answer of the service: status and text, as EmailJS gives them. */
export type Answer = { status: number; text: string }

const dashboard = 'https://dashboard.emailjs.com/admin'
const refusal = (text: string): Answer => ({ status: 400, text })

export const answers = {
  sent: { status: 200, text: 'OK' },
  malformed: refusal(
    'The parameters are invalid. To learn more about the parameters, visit https://www.emailjs.com/docs/rest-api/send/',
  ),
  keyMissing: refusal(`The Public Key is required. To find this ID, visit ${dashboard}/account`),
  keyUnknown: {
    status: 403,
    text: `The Public Key is invalid. To find this ID, visit ${dashboard}/account`,
  },
  serviceMissing: refusal(`The service ID is required. To find this ID, visit ${dashboard}`),
  serviceUnknown: refusal(`The service ID not found. To find this ID, visit ${dashboard}`),
  templateMissing: refusal(`The template ID is required. To find this ID, visit ${dashboard}/templates`),
  templateUnknown: refusal(`The template ID not found. To find this ID, visit ${dashboard}/templates`),
  tooLarge: { status: 413, text: 'Variables size limit. The maximum allowed variables size is 50Kb' },
} satisfies Record<string, Answer>

/** Reads `/send-form`: multipart form data, as browsers send it. Throws otherwise. */
export async function readForm(body: Buffer, contentType: string): Promise<Submission> {
  const request = new Request('http://localhost/', {
    method: 'POST',
    body: new Uint8Array(body),
    headers: { 'Content-Type': contentType },
  })
  const entries: [string, string][] = []
  for (const [name, value] of await request.formData())
    entries.push([name, typeof value === 'string' ? value : `[file ${value.name}]`])
  return {
    keys: Object.fromEntries(entries.filter(([name]) => keyNames.includes(name))),
    fields: Object.fromEntries(entries.filter(([name]) => !keyNames.includes(name))),
  }
}

/** The service's answer to a submission: checks its keys, then its size. */
export function judge({ keys, fields }: Submission): Answer {
  const { user_id: publicKey, service_id: service, template_id: template } = keys
  if (!publicKey) return answers.keyMissing
  if (publicKey !== localEmail.publicKey) return answers.keyUnknown
  if (!service) return answers.serviceMissing
  if (service !== localEmail.serviceId) return answers.serviceUnknown
  if (!template) return answers.templateMissing
  if (!Object.values(localEmail.templates).includes(template)) return answers.templateUnknown
  return Buffer.byteLength(Object.values(fields).join('')) > fieldsLimit ? answers.tooLarge : answers.sent
}
