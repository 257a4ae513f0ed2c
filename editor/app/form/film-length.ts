import { Refused } from '../state/requests'

/** The length of a film in seconds, as the browser tells that plays it; undefined for a kind that it does not play. */
export async function filmLength(film: File, ending: string): Promise<number | undefined> {
  const video = document.createElement('video')
  if (!video.canPlayType(`video/${ending}`)) return
  const address = URL.createObjectURL(film)
  try {
    return await new Promise<number>((resolve, reject) => {
      video.onloadedmetadata = () => resolve(video.duration)
      video.onerror = () =>
        reject(new Refused(`${film.name} is no film that plays, or was cut off; expected a whole one.`))
      video.src = address
    })
  } finally {
    URL.revokeObjectURL(address)
  }
}
