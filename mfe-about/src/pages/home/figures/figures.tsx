import { CardGrid } from '@college/shared/ui/grid/grid'
import * as icons from '@college/shared/ui/icons/paths'
import { Section } from '@college/shared/ui/section/section'
import { Statistic } from '@college/shared/ui/statistic/statistic'
import type { Home } from '../../../../content/schemas'

type Statistics = Home['statistics']

/** The college in a few figures, which count up when they are first seen. */
export function Figures({ statistics }: { statistics: Statistics }) {
  const { heading, items } = statistics
  return (
    <Section heading={heading} tone="night" width="text">
      <CardGrid columns={2} dense>
        {items.map(({ icon, ...figure }) => (
          <Statistic key={figure.label} icon={iconOf[icon]} {...figure} />
        ))}
      </CardGrid>
    </Section>
  )
}

const iconOf = {
  years: icons.calendar,
  graduates: icons.graduation,
  private: icons.briefcase,
  public: icons.landmark,
} satisfies Record<Statistics['items'][number]['icon'], string>
