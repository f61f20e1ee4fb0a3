import { useTranslation } from '@baithak/platform'
import { dateLocaleOf } from '@baithak/ui/format'
import { ChangeMark } from '../model/change-mark'
import type { Period } from '../model/periods'

interface ComparisonTextProps {
  change: number | null
  period: Period
  now: Date
}

/** '12% more than in the 7 days before'. */
export function ComparisonText({ change, period, now }: ComparisonTextProps) {
  const { t, i18n } = useTranslation('admin')
  if (change === null) return <span>{t('compare.none')}</span>
  const direction = change > 0 ? 'more' : change < 0 ? 'less' : 'same'
  return (
    <ChangeMark change={change}>
      {t(`compare.${direction}.${period}`, {
        percent: Math.abs(change),
        day: now.toLocaleDateString(dateLocaleOf(i18n.language), { weekday: 'long' }),
      })}
    </ChangeMark>
  )
}
