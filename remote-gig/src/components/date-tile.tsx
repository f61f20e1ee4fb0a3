import { useTranslation } from '@baithak/platform'
import { cn } from '@baithak/ui'
import { formatDate, formatDay, formatMonthShort } from '@baithak/ui/format'

/** Day and month under a coloured bar; an invalid date renders the bar alone. */
export function DateTile({ date, past = false }: { date: string; past?: boolean }) {
  const { i18n } = useTranslation('gig')
  return (
    <time
      className={cn(
        'relative block min-w-[50px] shrink-0 whitespace-nowrap border-t-3 pt-2 text-center',
        past ? 'border-[#b5a593]' : 'border-acc',
      )}
    >
      <span className="sr-only">{formatDate(date, i18n.language)}</span>
      <span aria-hidden className="block font-display text-[1.75rem] leading-8.5">
        {formatDay(date)}
      </span>
      <span aria-hidden className="block text-meta font-label text-ink-2">
        {formatMonthShort(date, i18n.language)}
      </span>
    </time>
  )
}
