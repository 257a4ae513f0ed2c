import content from '../../../content/home.yaml?pick=about,programs'
import { Campus } from './campus/campus'
import { Programs } from './programs/programs'

/** What the page shows below its opening: the campus, and three places to begin. */
export function Views() {
  const { about, programs } = content
  return (
    <>
      <Campus about={about} />
      <Programs programs={programs} />
    </>
  )
}
