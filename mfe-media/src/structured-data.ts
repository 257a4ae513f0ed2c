import { college, type StructuredData } from '@college/shared/contract/structured-data'
import type { Hospital, VideoObject } from 'schema-dts'
import hospital from '../content/hospital.yaml'
import life from '../content/life.yaml'
import type { Video } from '../content/schemas'
import { film } from './videos/film'

export const structuredData = {
  '/anandamaya': [
    {
      '@type': 'Hospital',
      name: '{hospital}',
      alternateName: hospital.page.title,
      url: '{hospital.url}',
      description: hospital.page.description,
      image: hospital.illustration.picture.img.src,
      address: { '@type': 'PostalAddress', addressLocality: '{town}' },
      parentOrganization: college,
    } satisfies Hospital,
    ...hospital.videos.items.map(videoObject),
  ],
  '/{product}': life.sections.flatMap(({ videos }) => videos.map(videoObject)),
} satisfies StructuredData

function videoObject(video: Video) {
  return {
    '@type': 'VideoObject',
    name: video.title,
    description: video.description,
    thumbnailUrl: video.poster.picture.img.src,
    contentUrl: film(video).sources.mp4,
    uploadDate: video.uploaded,
    duration: `PT${video.duration}S`,
  } satisfies VideoObject
}
