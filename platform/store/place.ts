export const bucketParts = (place: string) =>
  /^s3:\/\/(?<bucket>[a-z0-9][a-z0-9.-]{2,62})(?:\/(?<prefix>.*?))?\/?$/.exec(place)?.groups

export const isBucket = (place: string) => bucketParts(place) !== undefined

/**
 * Whether a text can name a folder or a file on this machine: `s3:/bucket` would be taken for an empty folder, and only a
 * shell knows what `~`, `$HOME` and quotes are.
 */
export const isFolder = (place: string) =>
  !/^\s|\s$|^[~$%'"]|^[a-z][a-z0-9+.-]+:/i.test(place) && place !== ''

/**
 * Whether a site can be delivered there: a folder, a bucket, or a folder on a server that rsync reaches. Several with commas,
 * semicolons or colons between them would be one folder.
 */
export const isTarget = (place: string) =>
  !/[,;]/.test(place) &&
  (isBucket(place) || /^[./][^:]*$/.test(place) || /^rsync:(\/(?!\/)|[^\s:/-][^\s:/]*::?)[^\s:]/.test(place))
