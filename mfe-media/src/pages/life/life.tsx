import { Banner } from '@college/shared/ui/banner/banner'
import { later } from '@college/shared/ui/later/later'

const Occasions = later(async () => (await import('./occasions.later')).Occasions)

export function LifePage() {
  return (
    <>
      <Banner />
      <Occasions />
    </>
  )
}
