import { hash } from 'node:crypto'

/** The SHA-256 of bytes, in 64 hexadecimal digits. */
export const sha256 = (bytes: Buffer) => hash('sha256', bytes)

/** The same hash in the form of an `integrity` attribute. */
export const integrityOf = (sha256: string) => `sha256-${Buffer.from(sha256, 'hex').toString('base64')}`

/** A key for data, in 32 hexadecimal digits: equal data have equal keys. */
export const hashOf = (data: unknown) =>
  hash('sha256', typeof data === 'string' ? data : JSON.stringify(data)).slice(0, 32)
