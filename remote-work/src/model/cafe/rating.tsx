import { useTranslation } from '@baithak/platform'
import { Stars } from '@baithak/ui'

/** A star and the rating, or nothing for an unrated café. */
export function Rating({ value, className = '' }: { value: number | null; className?: string }) {
  const { t } = useTranslation('work')
  if (value === null) return null
  const label = t('cafes.rating', { rating: value.toFixed(1) })
  return <Stars rating={value} label={label} className={className} />
}
