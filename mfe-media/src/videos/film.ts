import { fill } from '@college/runtime'
import type { Video as Film } from '@college/shared/ui/video-card/video'
import type { Video } from '../../content/schemas'

const clips = import.meta.glob<string>('../../clips/*.{webm,mp4}', {
  eager: true,
  query: '?url',
  import: 'default',
})
const captions = import.meta.glob<string>('../../content/captions/*.vtt', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** A video of the content files with the addresses of its two renderings and its captions. Throws when one is missing. */
export const film = ({ src, ...video }: Video): Film => ({
  ...video,
  sources: {
    webm: address(clips, `../../clips/${src}.webm`),
    mp4: address(clips, `../../clips/${src}.mp4`),
  },
  captions: address(captions, `../../content/captions/${src}.vtt`),
})

function address(files: Record<string, string>, file: string): string {
  const found = files[file]
  if (!found) throw new Error(`mfe-media: a video asks for ${file.replace('../../', '')}, which is not there`)
  return fill(found)
}
