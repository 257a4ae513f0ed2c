import { BarChart } from '@college/shared/ui/bar-chart/bar-chart'
import labels from '../../content/labels.yaml'
import type { Activity } from '../../content/schemas'

/** How many took part in each year, from the first on, if the activity asks for a chart. */
export function Turnout({ activity: { chart, yearlyWorkshops } }: { activity: Activity }) {
  if (!chart) return null
  const bars = yearlyWorkshops.flatMap(({ year, participants }) =>
    year && participants ? { label: String(year), value: participants } : [],
  )
  return (
    <BarChart
      caption={chart}
      columns={{ label: labels.year, value: labels.participants }}
      // Editors add a new year at the top.
      bars={bars.reverse()}
      series
    />
  )
}
