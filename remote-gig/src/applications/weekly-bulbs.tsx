import { useTranslation } from '@baithak/platform'
import type { Artist } from '../model/artist'
import { useToday } from '../model/use-today'
import { BulbString } from './bulb-string'
import { applicationsThisWeek, weeklyLimit } from './weekly-limit'

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
