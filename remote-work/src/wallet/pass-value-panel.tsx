import { type PassPlan, userPassRecord } from '@baithak/domain'
import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { formatCount, formatRupees } from '@baithak/ui/format'
import { sittingRecord } from '../model/sitting'
import { useVisits } from '../model/use-visits'
import { coffeeRupees, type PassValue, passValue } from './pass-value'
import { ValueFigures } from './value-figures'

/** What the pass has given so far: days left as a ring, visits, coffees and rupees. */
export function PassValuePanel({ plan }: { plan: PassPlan }) {
  const { t } = useTranslation('work')
  const pass = useRecord(useHost().storage.record(userPassRecord))
  const visits = useVisits()
  const { coffees = [] } = useRecord(useHost().storage.record(sittingRecord))
  if (!pass) return null
  const value = passValue(pass, plan.type, visits, coffees, new Date())
  return (
    <section aria-labelledby="pass-value" className="border-t border-rule pt-5">
      <h2 id="pass-value" className="text-h2">
        {t('wallet.value.title')}
      </h2>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <DaysRing {...value} />
        {value.visits > 0 ? (
          <ValueFigures value={value} />
        ) : (
          <p className="min-w-24 flex-1 text-body-2 text-ink-2">{t('wallet.value.none')}</p>
        )}
      </div>
      {value.visits > 0 && (
        <p className="tabular mt-2 text-meta text-ink-2">
          {t('wallet.value.coffeePrice', { price: formatRupees(coffeeRupees[plan.type]) })}
        </p>
      )}
    </section>
  )
}

const radius = 42
const circumference = 2 * Math.PI * radius

function DaysRing({ daysLeft, totalDays }: PassValue) {
  const { t } = useTranslation('work')
  const left = circumference * Math.min(1, daysLeft / totalDays)
  return (
    <p className="relative grid shrink-0 place-items-center text-center text-acc">
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        className="size-28"
        fill="none"
        stroke="currentColor"
      >
        <circle cx="50" cy="50" r={radius} strokeWidth="9" opacity=".16" />
        <circle
          cx="50"
          cy="50"
          r={radius}
          strokeWidth="9"
          strokeDasharray={`${left} ${circumference}`}
          transform="rotate(-90 50 50)"
        />
      </svg>
      <span className="tabular absolute text-meta text-ink-2">
        <b className="block text-h2 text-ink">{formatCount(daysLeft)}</b>
        <span>{t('wallet.value.daysLeft', { count: daysLeft })}</span>
      </span>
    </p>
  )
}
