/** The address behind a telephone number: `tel:` wants it without blanks (RFC 3966). */
export const callLink = (phone: string) => `tel:${phone.replaceAll(' ', '')}`
