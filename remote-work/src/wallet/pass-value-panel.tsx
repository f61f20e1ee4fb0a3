import { type PassPlan, type UserPass, userPassRecord } from '@baithak/domain'
import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { Badge } from '@baithak/ui'
import { dateLocaleOf, formatCount, formatRupees } from '@baithak/ui/format'
import { subDays } from 'date-fns'
import { sampleCheckIns } from '../model/sample-check-ins'
import { useVisits } from '../model/use-visits'
import { coffeeRupees, type PassValue, passValue } from './pass-value'

/** What the pass has given so far: days left as a ring, coffees and rupees, and the week's visits as bars. */
export function PassValuePanel({ plan }: { plan: PassPlan }) {
  const { t } = useTranslation('work-wallet')
  const pass = useRecord(useHost().storage.record(userPassRecord))
  const now = new Date()
  const visits = useVisits()
  if (!pass) return null
  const isSample = visits.length === 0
  const value = isSample ? sampleValue(pass, plan, now) : passValue(pass, plan.type, visits, now)
  const figures = [
    [t('value.visits'), formatCount(value.visits)],
    [t('value.coffees'), formatCount(value.coffees)],
    [t('value.saved'), formatRupees(value.savedRupees)],
  ]
  return (
    <section aria-labelledby="pass-value" className="border-t border-rule pt-5">
      <h2 id="pass-value" className="flex flex-wrap items-center gap-3 text-h2">
        <span>{t('value.title')}</span>
        {isSample && <Badge>{t('sample')}</Badge>}
      </h2>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <DaysRing {...value} />
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
      </div>
      <WeekBars days={value.days} />
      <p className="tabular mt-2 text-meta text-ink-2">
        {t('value.coffeePrice', { price: formatRupees(coffeeRupees[plan.type]) })}
      </p>
    </section>
  )
}

/** Shows a member without visits what the panel will say. The samples are older than a new pass. */
function sampleValue(pass: UserPass, { type }: PassPlan, now: Date): PassValue {
  const visits = sampleCheckIns(now).map(({ date }) => ({
    passId: pass.passId,
    at: date.toISOString(),
  }))
  const { daysLeft, totalDays } = passValue(pass, type, [], now)
  const older = { ...pass, purchaseDate: subDays(now, 14).toISOString() }
  return { ...passValue(older, type, visits, now), daysLeft, totalDays }
}

const radius = 42
const circumference = 2 * Math.PI * radius

function DaysRing({ daysLeft, totalDays }: PassValue) {
  const { t } = useTranslation('work-wallet')
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
        <span>{t('value.daysLeft', { count: daysLeft })}</span>
      </span>
    </p>
  )
}

const barHeightPx = 40

function WeekBars({ days }: Pick<PassValue, 'days'>) {
  const { t, i18n } = useTranslation('work-wallet')
  const highest = Math.max(1, ...days.map(({ visits }) => visits))
  const locale = dateLocaleOf(i18n.language)
  return (
    <ul aria-label={t('value.week')} className="mt-4 flex items-end gap-2">
      {days.map(({ date, visits }) => (
        <li key={date.getTime()} className="flex-1 text-center text-caption text-ink-2">
          <span
            aria-hidden
            className={`mx-auto block w-full rounded-chip ${visits > 0 ? 'bg-acc forced-colors:bg-[Highlight]' : 'bg-malai-2 forced-colors:bg-[GrayText]'}`}
            style={{ height: Math.max(3, (visits / highest) * barHeightPx) }}
          />
          <span aria-hidden>{date.toLocaleDateString(locale, { weekday: 'narrow' })}</span>
          <span className="sr-only">
            {t('value.day', {
              day: date.toLocaleDateString(locale, { weekday: 'long' }),
              count: visits,
            })}
          </span>
        </li>
      ))}
    </ul>
  )
}
