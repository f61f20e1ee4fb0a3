import { useTranslation } from '@baithak/platform'
import { SampleMonth } from '@baithak/ui'
import { formatDate } from '@baithak/ui/format'
import { Hourglass } from 'lucide-react'
import { resolveSampleCafe } from '../model/cafe/resolve-sample-cafe'
import { useCafeLabels } from '../model/cafe/use-cafe-labels'
import { useCafes } from '../model/cafe/use-cafes'
import { sampleCheckIns } from '../model/sample-check-ins'
import { CheckInRow } from './check-in-row'
import { sampleMonthValue } from './pass-value'
import { ValueFigures } from './value-figures'

/** A month's check-ins and what a pass gives for them. */
export function WalletSample() {
  const { t, i18n } = useTranslation('work-wallet')
  const cafes = useCafes()
  const labelsOf = useCafeLabels()
  const samples = sampleCheckIns(new Date())
  return (
    <SampleMonth label={t('sampleMonth')} note={t('sampleNote')}>
      <ValueFigures value={sampleMonthValue(samples)} />
      <ul>
        {samples.map(({ id, cafeId, date, durationMinutes }) => {
          const cafe = resolveSampleCafe(cafeId, cafes)
          const stay = { hours: Math.floor(durationMinutes / 60), minutes: durationMinutes % 60 }
          return (
            <CheckInRow
              key={id}
              cafe={cafe}
              name={cafe ? labelsOf(cafe).name : ''}
              date={formatDate(date, i18n.language)}
            >
              <Hourglass size={16} strokeWidth={2} />
              <span className="sr-only">{t('stayLabel')}</span>
              <span>{t('stay', stay)}</span>
            </CheckInRow>
          )
        })}
      </ul>
    </SampleMonth>
  )
}
