/** An answer of the service: a status and a sentence, both as EmailJS gives them. */
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
  tooMany: { status: 429, text: 'Too Many Requests' },
} satisfies Record<string, Answer>
