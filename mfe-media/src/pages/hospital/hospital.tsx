import { site } from '@college/runtime'
import { fillIn } from '@college/shared/contract/fill-in'
import { Banner } from '@college/shared/ui/banner/banner'
import { ButtonLink } from '@college/shared/ui/button/button'
import { callLink } from '@college/shared/ui/call-link'
import { ExternalLink } from '@college/shared/ui/external-link/external-link'
import { Picture } from '@college/shared/ui/picture/picture'
import { Prose } from '@college/shared/ui/prose/prose'
import { Section } from '@college/shared/ui/section/section'
import { VideoCard } from '@college/shared/ui/video-card/video-card'
import content from '../../../content/hospital.yaml'
import labels from '../../../content/video-labels.yaml'
import { film } from '../../videos/film'
import styles from './hospital.module.css'

export const head = content.page

const { illustration, about, garden, treatments, videos, website } = content

export function Component() {
  return (
    <>
      <Banner illustration={illustration}>
        {website.jump && (
          <ButtonLink href="#visit" variant="quiet">
            {website.jump}
          </ButtonLink>
        )}
      </Banner>
      <Section heading={about.heading} aside={<Facts />}>
        <Prose paragraphs={about.paragraphs} />
      </Section>
      <section className={styles.garden}>
        <div className={styles.gardenInner}>
          <div className={styles.gardenPlate}>
            <Picture
              {...garden.illustration}
              sizes="(width >= 62rem) 69rem, 100vw"
              cropped
              className={styles.gardenPicture}
            />
          </div>
          <div className={styles.gardenWords}>
            <h2>{garden.heading}</h2>
            <Prose paragraphs={garden.paragraphs} />
          </div>
        </div>
      </section>
      <Section heading={treatments.heading} intro={treatments.intro} width="text">
        <dl>
          {treatments.items.map(({ name, text }) => (
            <div key={name} className={styles.treatment}>
              <dt className={styles.treatmentName}>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>{treatments.note}</p>
      </Section>
      <Films />
      <Visit />
    </>
  )
}

/** Hours and booking: on the hospital's own website, or through the office. */
function Visit() {
  const { office } = site().phones
  return (
    <section id="visit" className={styles.website}>
      <div className={styles.websiteInner}>
        <h2>{website.heading}</h2>
        <div className={styles.websiteWords}>
          <p>{website.text}</p>
          <p className={styles.websiteLink}>
            <ExternalLink href={website.href} newTab={website.newTab}>
              {website.label}
            </ExternalLink>
          </p>
          {website.ring && (
            <p>
              <a href={callLink(office)}>{fillIn(website.ring, { phone: office })}</a>
            </p>
          )}
        </div>
      </div>
    </section>
  )
}

function Facts() {
  const { heading, items } = content.facts
  return (
    <section className={styles.facts}>
      <h3 className={styles.factsHeading}>{heading}</h3>
      <dl className={styles.factList}>
        {items.map(({ value, label }) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.factLabel}>{label}</dt>
            <dd className={styles.factValue}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Films() {
  return (
    <Section heading={videos.heading} intro={videos.intro} tone="night">
      <ul className={styles.films}>
        {videos.items.map((video) => (
          <li key={video.id}>
            <VideoCard
              video={film(video)}
              labels={labels}
              mode="popup"
              sizes="(width >= 80rem) 42rem, (width >= 48rem) 58vw, 100vw"
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
