import { PageProvider } from '@college/runtime'
import { type ReactNode, useState } from 'react'
import court from './testing/pictures/court.svg?picture'
import dawn from './testing/pictures/dawn.svg?picture'
import garden from './testing/pictures/garden.svg?picture'
import hall from './testing/pictures/hall.svg?picture'
import '../styles/base.css'
import { Banner } from './banner/banner'
import { Actions, Button, ButtonLink } from './button/button'
import { Carousel } from './carousel/carousel'
import { DataTable } from './data-table/data-table'
import { ExpandableCard } from './expander/expander'
import { ExternalLink } from './external-link/external-link'
import { FlipCard } from './flip-card/flip-card'
import { CardGrid } from './grid/grid'
import { Icon, iconNames } from './icons/icons'
import { Picture } from './picture/picture'
import { Portrait } from './portrait/portrait'
import { Prose } from './prose/prose'
import { Section } from './section/section'
import { Statistic } from './statistic/statistic'
import { TableOfContents } from './toc/toc'
import { VideoCard } from './video-card/video-card'

/** Every part with sample words. Only for the eye, while parts are made; no page imports this. */
export function Parts() {
  return (
    <>
      {[
        ['/library', 'Library'],
        ['/contact', 'Department of Manipulative Therapies'],
        ['/apply', 'Application'],
      ].map(([path = '', title = '']) => (
        <Place key={path} path={path} title={title}>
          <Banner>
            {path === '/contact' && <ButtonLink href="/apply">Apply Now</ButtonLink>}
            {path === '/contact' && (
              <ButtonLink href="/" variant="secondary">
                All departments
              </ButtonLink>
            )}
          </Banner>
        </Place>
      ))}
      <Place path="/about" title="About Us">
        <Banner illustration={{ picture: dawn, alt: 'Hills at dawn' }} />
      </Place>
      <Section
        heading="A section with an aside"
        intro="One or two sentences say what is to come."
        aside={<Picture picture={{ ...garden, placeholder: 'dc87a4' }} alt="The garden" sizes="40vw" />}
      >
        <Prose paragraphs={[paragraph, `${paragraph} Once more.`]} />
        <Actions>
          <ButtonLink href="/about">Read More</ButtonLink>
          <Button variant="secondary">Secondary</Button>
          <ButtonLink href="/" variant="quiet">
            A quiet way on
          </ButtonLink>
        </Actions>
        <p>
          Read on at the{' '}
          <ExternalLink href="https://example.org" newTab="opens in a new tab">
            foundation’s own site
          </ExternalLink>
          .
        </p>
      </Section>
      <Section heading="Text beside its heading" width="text" tone="card">
        <Prose paragraphs={[paragraph]} />
      </Section>
      <Section heading="Figures" tone="night">
        <CardGrid columns={4} dense>
          <Statistic icon="clock" value={22} suffix="+" label="Years of Excellence" />
          <Statistic icon="graduation" value={667} suffix="+" label="Graduates" />
          <Statistic icon="briefcase" value={618} suffix="+" label="Privately Placed Students" />
          <Statistic icon="landmark" value={6} suffix="+" label="Public Sector Placements" />
        </CardGrid>
        <Actions>
          <ButtonLink href="/">Primary</ButtonLink>
          <ButtonLink href="/" variant="secondary">
            Secondary
          </ButtonLink>
          <ButtonLink href="/" variant="quiet">
            Quiet
          </ButtonLink>
        </Actions>
      </Section>
      <Section heading="What they say" tone="wash">
        <Carousel label="Testimonials" labels={carouselLabels} breakpoints={{ 0: 1, 768: 2, 1024: 3 }} arrows>
          {people.map((name) => (
            <figure key={name}>
              <Portrait name={name} size="s" />
              <figcaption>{name}</figcaption>
              <blockquote>{paragraph.slice(0, 90 + name.length * 4)}</blockquote>
            </figure>
          ))}
        </Carousel>
      </Section>
      <Section heading="Pictures that fade">
        <Carousel
          label="Campus"
          labels={carouselLabels}
          effect="fade"
          speed={1000}
          delay={3000}
          controls="over"
        >
          {[dawn, garden, hall, court].map((picture) => (
            <Picture key={picture.img.src} picture={picture} alt="A picture" sizes="100vw" />
          ))}
        </Carousel>
      </Section>
      <Section heading="Faculty" tone="card">
        <CardGrid columns={4}>
          {people.slice(0, 7).map((name) => (
            <FlipCard
              key={name}
              turn="Turn the card"
              label={`${name}, qualification`}
              front={
                <>
                  <Portrait name={name} />
                  <h3>{name}</h3>
                  <p>Professor</p>
                </>
              }
              back={
                <>
                  <h3>{name}</h3>
                  <p>MD in Clinical Naturopathy</p>
                  <a href="tel:+910000000000">+91 00000 00000</a>
                </>
              }
            />
          ))}
        </CardGrid>
      </Section>
      <Expanders />
      <Videos />
      <TableOfContents
        label="On this page"
        items={[
          { id: 'timings', title: 'Timings' },
          { id: 'additions', title: 'Additions 2025–2026' },
        ]}
      >
        <Section id="timings" heading="Timings">
          <Prose paragraphs={[paragraph, `${paragraph} Once more.`]} />
        </Section>
        <Section id="additions" heading="Additions 2025–2026">
          <DataTable
            caption="What the library bought"
            columns={[
              { label: 'Resource' },
              { label: 'Added', numeric: true },
              { label: 'Cost in rupees', numeric: true },
            ]}
            rows={[
              ['Undergraduate books', '352', '2,27,388'],
              ['Journals', '8', '20,800'],
              ['Magazines', '3', '5,600'],
            ]}
            foot={['Total', '', '2,53,788']}
          />
        </Section>
      </TableOfContents>
      <Section heading="Portraits and icons" tone="wash">
        <CardGrid columns={4}>
          {people.slice(0, 4).map((name) => (
            <div key={name}>
              <Portrait name={name} size="l" />
              <p>{name}</p>
            </div>
          ))}
        </CardGrid>
        <Actions>
          {iconNames.map((name) => (
            <Button key={name} variant="secondary" aria-label={name}>
              <Icon name={name} />
            </Button>
          ))}
        </Actions>
      </Section>
    </>
  )
}

function Place({ path, title, children }: { path: string; title: string; children: ReactNode }) {
  const head = {
    title,
    description: title,
    lead: 'Books, journals and a quiet table by the window, open late.',
  }
  const trail = [
    { label: 'Home', href: '/' },
    { label: 'Department', href: '/department/ug' },
  ]
  return <PageProvider value={{ head, path, trail, trailLabel: 'You are here' }}>{children}</PageProvider>
}

function Expanders() {
  const [open, setOpen] = useState('')
  return (
    <Section heading="Activities">
      <CardGrid opens>
        {['Yoga Day', 'Health Camp', 'Guest Talk', 'Environmental Day', 'NSS Activities'].map((title) => (
          <ExpandableCard
            key={title}
            id={title.toLowerCase().replace(' ', '-')}
            title={title}
            summary="Eleven years of one morning in June."
            media={<Picture picture={hall} alt="The hall" sizes="30vw" />}
            group="parts"
            open={open === title}
            onToggle={(isOpen) => setOpen((now) => (isOpen ? title : now === title ? '' : now))}
          >
            <Prose paragraphs={[paragraph]} />
          </ExpandableCard>
        ))}
      </CardGrid>
    </Section>
  )
}

function Videos() {
  return (
    <Section heading="Films" tone="wash">
      <CardGrid columns={2}>
        {(['popup', 'modal'] as const).map((kind) => (
          <VideoCard
            key={kind}
            labels={videoLabels}
            video={{
              id: kind,
              title: `A walk, in a ${kind}`,
              description: 'From the gate to the herb garden in the first light.',
              poster: { picture: court, alt: 'The water court' },
              duration: 8,
              sources: { webm: '/none.webm', mp4: '/none.mp4' },
              captions: '/none.vtt',
            }}
            mode={kind}
          />
        ))}
      </CardGrid>
    </Section>
  )
}

const paragraph =
  'Our students are a mix from across the country and abroad. They live, eat and practise together, from the first posture before sunrise to the last hour in the library, and most say they learned as much from one another as from us.'

const people = [
  'Dr. Ananya Rao',
  'Prof. K. Venkataramana Subrahmanyam Iyer',
  'Smt. Lalitha',
  'Mohammed Irfan Qureshi',
  'Dr. Zothanpuii Ralte',
  'ಶಾರದಾ ಹೆಗ್ಡೆ',
  'Adv. Joseph D’Souza',
  'Meera Joshi',
]

const carouselLabels = {
  previous: 'Previous',
  next: 'Next',
  pause: 'Stop',
  play: 'Start',
  slide: '{number} of {total}',
  choose: 'Show {number}',
}

const videoLabels = {
  play: 'Play video: {title}',
  duration: '{seconds} seconds',
  close: 'Close video',
  closeHint: 'Click anywhere or press Escape to close.',
  error: 'This video could not be loaded. Your connection may have dropped for a moment.',
  tryAgain: 'Try again',
  unsupported: 'Your browser does not support the video tag.',
  captions: { label: 'English', language: 'en' },
  download: 'Open the video: {title}',
}
