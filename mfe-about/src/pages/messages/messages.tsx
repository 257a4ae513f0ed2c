import { Banner } from '@college/shared/ui/banner/banner'
import { CardGrid } from '@college/shared/ui/grid/grid'
import { Portrait } from '@college/shared/ui/portrait/portrait'
import { Prose } from '@college/shared/ui/prose/prose'
import { Section } from '@college/shared/ui/section/section'
import content from '../../../content/messages.yaml'
import styles from './messages.module.css'

export const head = content.page

const { messages, trustees } = content

export function Component() {
  return (
    <>
      <Banner />
      {messages.map((message) => (
        <Letter key={message.role} message={message} />
      ))}
      <Section heading={trustees.heading} tone="wash">
        <CardGrid>
          {trustees.people.map(({ name, photo, role }) => (
            <div key={name} className={styles.trustee}>
              <Portrait name={name} photo={photo} />
              <div>
                <h3>{name}</h3>
                <p className={styles.role}>{role}</p>
              </div>
            </div>
          ))}
        </CardGrid>
      </Section>
    </>
  )
}

function Letter({ message }: { message: (typeof messages)[number] }) {
  const { name, photo, role, heading, quote, paragraphs, signature } = message
  return (
    <article className={styles.band}>
      <div className={styles.letter}>
        <h2 className={styles.heading}>{heading}</h2>
        <blockquote className={styles.quote}>
          <p>{quote}</p>
        </blockquote>
        <Portrait name={name} photo={photo} size="l" />
        <div className={styles.text}>
          <Prose paragraphs={paragraphs} />
          <footer className={styles.signature}>
            <p>{signature}</p>
            <p className={styles.name}>{name}</p>
            <p>{role}</p>
          </footer>
        </div>
      </div>
    </article>
  )
}
