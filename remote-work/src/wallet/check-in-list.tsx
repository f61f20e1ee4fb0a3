import { useTranslation } from '@baithak/platform'
import { formatDate } from '@baithak/shared/format'
import { resolveImageUrl } from '@baithak/shared/scene-images'
import { Hourglass } from 'lucide-react'
import { useCafeLabels } from '../model/cafe/use-cafe-labels'
import { sampleCheckIns } from '../model/sample-check-ins'

/** The latest check-ins first. */
export function CheckInList() {
  const { t, i18n } = useTranslation('work')
  const labelsOf = useCafeLabels()
  return (
    <ul>
      {sampleCheckIns(new Date()).map(({ id, cafe, date, durationMinutes }) => (
        <li
          key={id}
          className="flex flex-wrap items-center gap-x-3.5 border-b border-rule py-2.5 last:border-0"
        >
          <img
            src={resolveImageUrl(cafe.image)}
            alt=""
            loading="lazy"
            className="size-12 shrink-0 rounded-chip object-cover"
          />
          <div className="min-w-24 flex-1">
            <p className="text-body font-title">{labelsOf(cafe).name}</p>
            <p className="text-meta text-ink-2 tabular-nums">{formatDate(date, i18n.language)}</p>
          </div>
          <p className="flex items-center gap-2 text-meta text-ink-2 tabular-nums">
            <Hourglass size={16} strokeWidth={2} aria-hidden />
            <span className="sr-only">{t('wallet.stayLabel')}</span>
            {t('wallet.stay', {
              hours: Math.floor(durationMinutes / 60),
              minutes: durationMinutes % 60,
            })}
          </p>
        </li>
      ))}
    </ul>
  )
}
