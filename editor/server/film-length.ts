/**
 * The length of a film in seconds, as its container tells it, or undefined when it does not: a recording that was
 * cut off, or no film at all.
 */
export function filmLength(bytes: Buffer, ending: 'mp4' | 'webm'): number | undefined {
  try {
    const seconds = ending === 'mp4' ? lengthOfMp4(bytes) : lengthOfWebm(bytes)
    return seconds && Number.isFinite(seconds) ? seconds : undefined
  } catch (error) {
    // A size that points past the end of the file.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** ISO/IEC 14496-12, 8.2.2: the movie header gives a duration and its units per second. */
function lengthOfMp4(bytes: Buffer): number | undefined {
  const movie = boxIn(bytes, 'moov')
  const header = movie && boxIn(movie, 'mvhd')
  if (!header) return
  return header[0] === 1
    ? Number(header.readBigUInt64BE(24)) / header.readUInt32BE(20)
    : header.readUInt32BE(16) / header.readUInt32BE(12)
}

/** What is in the first box of a type, without its head. */
function boxIn(bytes: Buffer, type: string): Buffer | undefined {
  for (let at = 0; at + 8 <= bytes.length; ) {
    const short = bytes.readUInt32BE(at)
    const head = short === 1 ? 16 : 8
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short || bytes.length - at
    if (size < head) return
    if (bytes.toString('latin1', at + 4, at + 8) === type) return bytes.subarray(at + head, at + size)
    at += size
  }
}

/** Names of elements of Matroska (RFC 9559, 5.1). */
const names = { segment: 0x18538067, info: 0x1549a966, scale: 0x2ad7b1, duration: 0x4489 }

/** RFC 9559, 5.1.2: a duration in units of so many nanoseconds, a millisecond unless the file says otherwise. */
function lengthOfWebm(bytes: Buffer): number | undefined {
  const segment = elementIn(bytes, names.segment)
  const info = segment && elementIn(segment, names.info)
  const duration = info && elementIn(info, names.duration)
  if (!duration) return
  const scale = elementIn(info, names.scale)
  const units = duration.length === 8 ? duration.readDoubleBE() : duration.readFloatBE()
  return (units * (scale ? scale.readUIntBE(0, scale.length) : 1_000_000)) / 1e9
}

/** What is in the first element of a name. Both name and size say their own length in their first bits (RFC 8794, 4). */
function elementIn(bytes: Buffer, wanted: number): Buffer | undefined {
  for (let at = 0; at < bytes.length; ) {
    const nameLength = lengthAt(bytes, at)
    const sizeLength = lengthAt(bytes, at + nameLength)
    const from = at + nameLength + sizeLength
    const size = sizeAt(bytes, at + nameLength, sizeLength)
    const to = size === undefined ? bytes.length : from + size
    if (bytes.readUIntBE(at, nameLength) === wanted) return bytes.subarray(from, to)
    at = to
  }
}

function lengthAt(bytes: Buffer, at: number): number {
  const length = Math.clz32(bytes.readUInt8(at)) - 23
  if (length > 8) throw new RangeError('no length')
  return length
}

/** Undefined for a size that was not known when the file was begun: the element goes on to the end. */
function sizeAt(bytes: Buffer, at: number, length: number): number | undefined {
  const digits = bytes.subarray(at, at + length).toString('hex')
  const most = 1n << BigInt(7 * length)
  const size = BigInt(`0x${digits}`) & (most - 1n)
  return size === most - 1n ? undefined : Number(size)
}
