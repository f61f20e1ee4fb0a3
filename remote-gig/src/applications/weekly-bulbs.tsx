import { useTranslation } from '@baithak/platform'
import { cn } from '@baithak/ui'
import type { Artist } from '../model/artist'
import { useToday } from '../model/use-today'
import { applicationsThisWeek, weeklyLimit } from './apply'

/** This week's applications against the weekly limit; unlimited with premium. */
export function WeeklyBulbs({ artist }: { artist: Artist }) {
  const { t } = useTranslation('gig')
  const count = applicationsThisWeek(artist, useToday())
  const remaining = Math.max(0, weeklyLimit - count)
  const isPremium = artist.premium_pass
  const remainingText =
    remaining === 0
      ? t('applications.bulbs.none')
      : t('applications.bulbs.left', { count: remaining })
  return (
    <section>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-h2">{t('applications.bulbs.title')}</h2>
        <p className="tabular text-h2">
          {isPremium ? count : t('applications.apply.ofLimit', { count, limit: weeklyLimit })}
        </p>
      </div>
      <BulbString
        lit={isPremium ? weeklyLimit : count}
        label={
          isPremium
            ? t('applications.bulbs.allLit')
            : t('applications.bulbs.lit', { count, limit: weeklyLimit })
        }
        className="mt-3"
      />
      <p className="mt-2 text-meta text-ink-2">
        {isPremium ? t('applications.bulbs.unlimited') : remainingText}
      </p>
    </section>
  )
}

const wireWidth = 338
const startX = 6
const sag = 14
const wireYAt = (ratio: number) => 8 + sag * Math.sin(Math.PI * ratio)

const wirePoints = Array.from({ length: 21 }, (_, step) => {
  const ratio = step / 20
  return `${startX + wireWidth * ratio} ${wireYAt(ratio).toFixed(2)}`
}).join('L')

const bulbs = Array.from({ length: weeklyLimit }, (_, index) => {
  const ratio = (index + 0.5) / weeklyLimit
  return { x: startX + wireWidth * ratio, y: wireYAt(ratio) }
})

/** This week's applications as ten bulbs on a wire; each application lights one. */
export function BulbString({
  lit,
  label,
  className,
}: {
  lit: number
  label: string
  className?: string
}) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 350 50"
      className={cn('block w-full text-acc', className)}
    >
      <path d={`M${wirePoints}`} fill="none" stroke="currentColor" strokeWidth="2" />
      {bulbs.map(({ x, y }, index) => (
        <g key={x}>
          {index < lit && <circle cx={x} cy={y + 12} r="13" fill="#f2a81d" opacity=".22" />}
          <rect x={x - 3} y={y - 1} width="6" height="6" rx="1" fill="currentColor" />
          <circle
            cx={x}
            cy={y + 12}
            r="7"
            fill={index < lit ? '#f7be45' : 'var(--color-milk)'}
            stroke={index < lit ? '#9a6408' : 'var(--color-rule-2)'}
            strokeWidth="1.5"
          />
        </g>
      ))}
    </svg>
  )
}
