import { DomUtils, parseDocument } from 'htmlparser2'
import type { Stored } from './driver'

/** What the person has to provide, by the service's error code. */
export const meanings: Record<string, string> = {
  AccessDenied: 'a bucket that these keys may read, write, list and delete in',
  InvalidAccessKeyId: 'an AWS_ACCESS_KEY_ID that it knows',
  SignatureDoesNotMatch: 'the AWS_SECRET_ACCESS_KEY of this key',
  ExpiredToken: 'keys that are still valid',
  InvalidToken: 'the AWS_SESSION_TOKEN of these keys',
  QuotaExceeded: 'room in the bucket',
  NoSuchBucket: 'a bucket of this name to be there',
  RequestTimeTooSkewed: 'the right time; the clock of this machine is wrong',
  PermanentRedirect: 'AWS_REGION to name the region of the bucket',
  AuthorizationHeaderMalformed: 'AWS_REGION to name the region of the bucket',
}

/** The service's error code. */
export const codeIn = (bytes: Buffer) =>
  kindOf(bytes) === 'with <Error>' ? (textsOf(bytes)('Code')[0] ?? '') : ''

/** The kind of an answer, by its root element. */
export function kindOf(bytes: Buffer): string {
  const [, root] = /^\W*(?:<[?!][^>]*>\s*)*<([\w:]+)/.exec(bytes.toString('utf8', 0, 500)) ?? []
  return root ? `with <${root}>` : bytes.length ? 'with something else than XML' : ''
}

export const tagIn = (text: string) => text.replace(/^W\//, '').replaceAll('"', '')

/** A page of a list and the token of the next; or what is wrong with it: half a list would make a store look empty. */
export function listIn(
  bytes: Buffer,
): { contents: (Stored & { md5: string })[]; next: string | undefined } | string {
  if (kindOf(bytes) !== 'with <ListBucketResult>') return kindOf(bytes) || 'with nothing'
  if (!/<\/ListBucketResult>\s*$/.test(bytes.toString())) return 'with a list that is cut off'
  const of = textsOf(bytes)
  const [encoding = ''] = of('EncodingType')
  if (encoding) return `with a list in the encoding '${encoding}'`
  const [next] = of('NextContinuationToken')
  if (of('IsTruncated')[0] === 'true' && !next) return 'with a part of a list, and no token of the next'
  const contents = of('Key').map((key, place) => ({
    key,
    bytes: Number(of('Size')[place]),
    modified: new Date(of('LastModified')[place] ?? ''),
    // An MD5, because we write each object in one piece, unless the service encrypts it.
    md5: tagIn(of('ETag')[place] ?? ''),
  }))
  const isWhole = contents.every(({ bytes, modified }) => !Number.isNaN(bytes + modified.getTime()))
  return isWhole && of('Contents').length === contents.length
    ? { contents, next }
    : 'with a list of something else'
}

/** The texts of an answer's elements of a name, in their order. */
function textsOf(xml: Buffer) {
  const document = parseDocument(xml.toString(), { xmlMode: true })
  return (name: string) =>
    DomUtils.getElementsByTagName(name, document).map((element) => DomUtils.textContent(element))
}
