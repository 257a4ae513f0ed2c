import { CardGrid } from '@college/shared/ui/grid/grid'
import type { IconName } from '@college/shared/ui/icons/icons'
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
          <Statistic key={figure.label} icon={icons[icon]} {...figure} />
        ))}
      </CardGrid>
    </Section>
  )
}

const icons = {
  years: 'calendar',
  graduates: 'graduation',
  private: 'briefcase',
  public: 'landmark',
} satisfies Record<Statistics['items'][number]['icon'], IconName>
