import { useTranslation } from '@baithak/platform'
import { SegmentedControl } from '@baithak/ui'
import { type Period, periods } from '../model/periods'

interface PeriodControlProps {
  value: Period
  onChange: (period: Period) => void
}

/** The period of the figures, the chart and the table's last column. */
export function PeriodControl(props: PeriodControlProps) {
  const { t } = useTranslation('admin')
  return (
    <SegmentedControl
      label={t('period.label')}
      className="max-sm:w-full"
      segments={periods.map((value) => ({ value, label: t(`period.${value}`) }))}
      {...props}
    />
  )
}
