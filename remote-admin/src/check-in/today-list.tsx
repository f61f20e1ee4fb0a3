import { uniqueIds, type Visit } from '@baithak/domain'
import { guestId } from '@baithak/domain/check-in'
import { instantOf, isSameDay } from '@baithak/domain/indian-time'
import { useTranslation } from '@baithak/platform'
import { formatTime } from '@baithak/ui/format'
import { passLabels } from './check-in-result'
import type { DeskCafe } from './validate-code'

/** Only the newest check-ins matter at a desk. */
const maxRows = 20

/** Today's check-ins at one café. */
export const visitsOfDay = (cafe: DeskCafe, visits: readonly Visit[], day: Date) =>
  visits.filter(({ cafeId, at }) => cafeId === cafe.id && isSameDay(instantOf(at), day))

export function TodayList({ cafe, today }: { cafe: DeskCafe; today: readonly Visit[] }) {
  const { t } = useTranslation('admin')
  const keys = uniqueIds(today.map(({ id }) => id))
  return (
    <section aria-labelledby="desk-today" className="mt-8">
      <h2 id="desk-today" className="text-h2 wrap-anywhere">
        {t('checkIn.today.title', { cafe: cafe.name })}
      </h2>
      <p className="tabular mt-1 text-meta text-ink-2">
        {today.length > 0
          ? t('checkIn.today.count', { count: today.length })
          : t('checkIn.today.none')}
      </p>
      <ul className="mt-2 divide-y divide-rule">
        {today.slice(0, maxRows).map(({ at, name, memberId, passId }, index) => (
          <li key={keys[index]} className="flex flex-wrap items-center gap-x-4 py-2.5 text-body">
            <span className="tabular text-meta text-ink-2">{formatTime(at)}</span>
            <span translate={name ? 'no' : undefined} className="min-w-0 flex-1 wrap-anywhere">
              {name || t(memberId === guestId ? 'checkIn.member.guest' : 'checkIn.member.unnamed')}
            </span>
            <span className="text-meta text-ink-2">{t(passLabels[passId ?? 'hop'])}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
