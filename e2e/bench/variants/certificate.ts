import { createHash, generateKeyPairSync, sign } from 'node:crypto'

/**
 * A temporary self-signed certificate: browsers speak HTTP/2 only over TLS. Chromium caches only responses
 * under a certificate that it accepts, so it is told the key.
 */
export const { key, cert, acceptIt } = certificate()

function certificate() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const ecdsaWithSha256 = sequence(der(0x06, Buffer.from('2a8648ce3d040302', 'hex')))
  const name = sequence(
    der(0x31, sequence(der(0x06, Buffer.from('550403', 'hex')), der(0x0c, Buffer.from('localhost')))),
  )
  const day = (offset: number) => {
    const digits = new Date(Date.now() + offset * 86_400_000).toISOString().replace(/\D/g, '')
    return der(0x17, Buffer.from(`${digits.slice(2, 14)}Z`))
  }
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const body = sequence(
    der(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    name,
    sequence(day(-1), day(2)),
    name,
    spki,
  )
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)])
  const whole = sequence(body, ecdsaWithSha256, der(0x03, signature))
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? []
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
    /** An option of Chromium. */
    acceptIt: `--ignore-certificate-errors-spki-list=${createHash('sha256').update(spki).digest('base64')}`,
  }
}

function sequence(...parts: Buffer[]) {
  return der(0x30, ...parts)
}

/** One ASN.1 value in its distinguished encoding: tag, length, content (ITU-T X.690). */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
