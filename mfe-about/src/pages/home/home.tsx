import { later } from '@college/shared/ui/later/later'
import content from '../../../content/home.yaml?pick=page,hero,statistics,testimonials'
import { Figures } from './figures/figures'
import { Hero } from './hero/hero'
import { Testimonials } from './testimonials/testimonials'

const Views = later(async () => (await import('./views.later')).Views)

export function Home() {
  const { hero, statistics, testimonials } = content
  return (
    <>
      <Hero hero={hero} />
      <Views />
      <Figures statistics={statistics} />
      <Testimonials testimonials={testimonials} />
    </>
  )
}
