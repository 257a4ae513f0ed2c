import { Banner } from '@college/shared/ui/banner/banner'
import { Carousel } from '@college/shared/ui/carousel/carousel'
import { Section } from '@college/shared/ui/section/section'
import { ShareButton } from '@college/shared/ui/share-button/share-button'
import content from '../../../content/alumni.yaml'
import labels from '../../../content/labels.yaml'
import { AlumniCard } from './alumni-card'
import { Sectors } from './sectors'

const { page, heading, intro, carousel, alumni } = content

/** Alumni at work: a card each in a slider, and the same people by job sector. */
export function AlumniPage() {
  return (
    <>
      <Banner>
        <ShareButton title={page.title} labels={labels.share} />
      </Banner>
      <Section heading={heading} intro={intro.join(' ')}>
        <Carousel
          label={carousel.name}
          labels={carousel}
          delay={3_000}
          gap={30}
          breakpoints={{ 0: 1, 768: 2, 1024: 3 }}
          arrows
        >
          {alumni.map((person) => (
            <AlumniCard key={person.name} person={person} />
          ))}
        </Carousel>
      </Section>
      <Sectors />
    </>
  )
}
