/** The `tel:` address of a telephone number, without spaces (RFC 3966). */
export const callLink = (phone: string) => `tel:${phone.replaceAll(' ', '')}`
