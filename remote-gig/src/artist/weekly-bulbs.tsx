import { useTranslation } from '@baithak/platform'
import { applicationsThisWeek, weeklyLimit } from '../model/applications'
import type { Artist } from '../model/artist'
import { useToday } from '../model/use-gigs'

/** The bulbs hang on a wire that is one quadratic curve. */
const bulbs = Array.from({ length: weeklyLimit }, (_, index) => {
  const ratio = (index + 0.5) / weeklyLimit
  return { x: 6 + 338 * ratio, y: 8 + 56 * ratio * (1 - ratio) }
})

/** This week's applications as bulbs on a wire. Each application lights one, premium lights all. */
export function WeeklyBulbs({ artist }: { artist: Artist }) {
  const { t } = useTranslation()
  const count = applicationsThisWeek(artist, useToday())
  const remaining = Math.max(0, weeklyLimit - count)
  const isPremium = artist.premium_pass
  const lit = isPremium ? weeklyLimit : count
  return (
    <section>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-h2">{t('applications.bulbs.title')}</h2>
        <p className="tabular text-h2">
          {isPremium ? count : t('applications.apply.ofLimit', { count, limit: weeklyLimit })}
        </p>
      </div>
      <svg aria-hidden="true" viewBox="0 0 350 50" className="mt-3 block w-full text-acc">
        <path d="M6 8Q175 36 344 8" fill="none" stroke="currentColor" strokeWidth="2" />
        {bulbs.map(({ x, y }, index) => (
          <g
            key={x}
            className={index < lit ? 'fill-[#f7be45] stroke-[#9a6408]' : 'fill-milk stroke-rule-2'}
          >
            {index < lit && <circle cx={x} cy={y + 12} r="13" stroke="none" opacity=".22" />}
            <rect
              x={x - 3}
              y={y - 1}
              width="6"
              height="6"
              rx="1"
              fill="currentColor"
              stroke="none"
            />
            <circle cx={x} cy={y + 12} r="7" strokeWidth="1.5" />
          </g>
        ))}
      </svg>
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
