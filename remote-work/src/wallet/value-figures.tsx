import { useTranslation } from '@baithak/platform'
import { formatCount, formatRupees } from '@baithak/ui/format'
import type { PassValue } from './pass-value'

type Figures = Pick<PassValue, 'visits' | 'coffees' | 'savedRupees'>

/** Visits, and the coffees that came with them. */
export function ValueFigures({ value: { visits, coffees, savedRupees } }: { value: Figures }) {
  const { t } = useTranslation('work')
  const figures = [
    [t('wallet.value.visits'), formatCount(visits)],
    [t('wallet.value.coffees'), formatCount(coffees)],
    [t('wallet.value.saved'), formatRupees(savedRupees)],
  ]
  return (
    <dl className="min-w-24 flex-1">
      {figures.map(([name, figure]) => (
        <div
          key={name}
          className="flex flex-wrap items-center justify-between gap-x-4 border-b border-rule py-2 last:border-0"
        >
          <dt className="text-body-2 text-ink-2">{name}</dt>
          <dd className="tabular text-h3">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
