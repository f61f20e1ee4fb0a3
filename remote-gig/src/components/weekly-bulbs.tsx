import { useTranslation } from '@baithak/platform'
import { cn } from '@baithak/ui'
import { applicationsThisWeek, weeklyLimit } from '../model/applications'
import type { Artist } from '../model/artist'
import { useToday } from '../model/use-gigs'

/** This week's applications against the weekly limit; unlimited with premium. */
export function WeeklyBulbs({ artist }: { artist: Artist }) {
  const { t } = useTranslation()
  const count = applicationsThisWeek(artist, useToday())
  const remaining = Math.max(0, weeklyLimit - count)
  const isPremium = artist.premium_pass
  return (
    <section>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-h2">{t('applications.bulbs.title')}</h2>
        <p className="tabular text-h2">
          {isPremium ? count : t('applications.apply.ofLimit', { count, limit: weeklyLimit })}
        </p>
      </div>
      <BulbString count={count} isPremium={isPremium} className="mt-3" />
      <p className="mt-2 text-meta text-ink-2">
        {isPremium
          ? t('applications.bulbs.unlimited')
          : remaining > 0
            ? t('applications.bulbs.left', { count: remaining })
            : t('applications.bulbs.none')}
      </p>
    </section>
  )
}

/** The wire is one quadratic curve of that depth. */
const bulbs = Array.from({ length: weeklyLimit }, (_, index) => {
  const ratio = (index + 0.5) / weeklyLimit
  return { x: 6 + 338 * ratio, y: 8 + 56 * ratio * (1 - ratio) }
})

interface BulbStringProps {
  count: number
  isPremium?: boolean
  className: string
}

/** This week's applications as ten bulbs on a wire; each application lights one, premium all. */
export function BulbString({ count, isPremium = false, className }: BulbStringProps) {
  const { t } = useTranslation()
  const lit = isPremium ? weeklyLimit : count
  return (
    <svg
      role="img"
      aria-label={t(isPremium ? 'applications.bulbs.allLit' : 'applications.bulbs.lit', {
        count,
        limit: weeklyLimit,
      })}
      viewBox="0 0 350 50"
      className={cn('block w-full text-acc', className)}
    >
      <path d="M6 8Q175 36 344 8" fill="none" stroke="currentColor" strokeWidth="2" />
      {bulbs.map(({ x, y }, index) => (
        <g
          key={x}
          className={index < lit ? 'fill-[#f7be45] stroke-[#9a6408]' : 'fill-milk stroke-rule-2'}
        >
          {index < lit && <circle cx={x} cy={y + 12} r="13" stroke="none" opacity=".22" />}
          <rect x={x - 3} y={y - 1} width="6" height="6" rx="1" fill="currentColor" stroke="none" />
          <circle cx={x} cy={y + 12} r="7" strokeWidth="1.5" />
        </g>
      ))}
    </svg>
  )
}
