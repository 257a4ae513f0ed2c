export const bucketParts = (place: string) =>
  /^s3:\/\/(?<bucket>[a-z0-9][a-z0-9.-]{2,62})(?:\/(?<prefix>.*?))?\/?$/.exec(place)?.groups

export const isBucket = (place: string) => bucketParts(place) !== undefined

/**
 * Whether a text can name a folder or file on this machine: `s3:/bucket` would pass for an empty folder, and
 * only a shell expands `~`, `$HOME` and quotes.
 */
export const isFolder = (place: string) =>
  !/^\s|\s$|^[~$%'"]|^[a-z][a-z0-9+.-]+:/i.test(place) && place !== ''

/**
 * Whether a site can be delivered there: a folder, a bucket, or a folder on an rsync server. A list with
 * commas, semicolons or colons would pass for one folder.
 */
export const isTarget = (place: string) =>
  !/[,;]/.test(place) &&
  (isBucket(place) || /^[./][^:]*$/.test(place) || /^rsync:(\/(?!\/)|[^\s:/-][^\s:/]*::?)[^\s:]/.test(place))

/** One form of a place that may be typed with a slash at its end, or several. */
export const withoutSlash = (place: string) => place.replace(/(?<=[^/:])\/+$/, '')
