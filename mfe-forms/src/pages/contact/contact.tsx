import { site } from '@college/runtime'
import { Banner } from '@college/shared/ui/banner/banner'
import { MapFrame } from '@college/shared/ui/map-frame/map-frame'
import { Prose } from '@college/shared/ui/prose/prose'
import { Section } from '@college/shared/ui/section/section'
import content from '../../../content/contact.yaml'
import styles from './contact.module.css'
import { ContactForm } from './contact-form'
import { Information } from './information'
import { Campus, WayHere } from './plans'

export const head = content.page

const { form, intro, map } = content

export function Component() {
  const { address } = site()
  return (
    <>
      <Banner height="form" />
      <Section heading={<span id="write">{form.heading}</span>} aside={<Information />}>
        <ContactForm labelledBy="write" />
        <Prose paragraphs={intro} />
      </Section>
      <Section
        heading={map.heading}
        id="map"
        tone="card"
        intro={`${address.street}, ${address.town}, ${address.region} ${address.postcode}`}
      >
        <div className={styles.plans}>
          <WayHere plan={content.wayHere} />
          <Campus plan={content.campus} />
        </div>
        <div className={styles.map}>
          <MapFrame title={map.title} link={map.link} newTab={map.newTab} />
        </div>
      </Section>
    </>
  )
}
