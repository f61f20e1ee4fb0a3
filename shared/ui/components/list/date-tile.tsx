import { useTranslation } from '@baithak/platform'
import type { ComponentProps } from 'react'
import { type DateLike, formatDate, formatDay, formatMonthShort } from '../../format'
import { cn } from '../styles/class-names'

const variants = {
  plain: 'border-acc',
  tint: 'rounded-badge border-acc bg-acc-tint text-acc-deep',
  /** The date has passed. */
  past: 'border-rule-2',
  /** The tile lies on an image. */
  floating: 'rounded-b-chip border-milk bg-milk',
}

interface DateTileProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime'> {
  date: DateLike
  variant?: keyof typeof variants
}

/** The day above the month, under a coloured bar; screen readers read the whole date. An invalid date is the bar alone. */
export function DateTile({ date, variant = 'plain', className, ...props }: DateTileProps) {
  const { language } = useTranslation().i18n
  return (
    <time
      {...props}
      className={cn(
        'tabular block min-w-13 shrink-0 border-t-3 px-1 pt-1.5 pb-1 text-center whitespace-nowrap',
        variants[variant],
        className,
      )}
    >
      <span className="sr-only">{formatDate(date, language)}</span>
      <span aria-hidden className="block font-display text-display-3">
        {formatDay(date)}
      </span>
      <span aria-hidden className="block text-meta font-label">
        {formatMonthShort(date, language)}
      </span>
    </time>
  )
}
