import { useMemberName } from '@baithak/domain/use-member-name'
import { useTranslation } from '@baithak/platform'
import { Sheet, type SheetControl } from '@baithak/ui'
import { formatDate } from '@baithak/ui/format'
import { BenefitList } from '../model/pass/benefit-list'
import type { PastPass } from '../model/pass/past-pass'
import { usePassName } from '../model/pass/use-pass-name'
import { formatDateRange } from './format-date-range'
import { PassCard } from './pass-card'

interface PastPassSheetProps extends SheetControl {
  pass: PastPass
  /** When another pass replaced it; undefined when it ran out. */
  replaced: Date | null | undefined
}

/** The details of a past pass. */
export function PastPassSheet({ pass, replaced, ...sheet }: PastPassSheetProps) {
  const { t, i18n } = useTranslation('work')

  const nameOf = usePassName()
  const name = useMemberName() || t('passes.guest')
  return (
    <Sheet
      {...sheet}
      title={nameOf(pass)}
      closeLabel={t('passes.close')}
      description={formatDateRange(pass.purchaseDate, pass.expiryDate, i18n.language)}
    >
      <div className="flex flex-col gap-5 pb-3">
        <PassCard
          plan={pass}
          until={pass.expiryDate}
          name={name}
          ended={replaced === undefined ? 'expired' : 'replaced'}
        />
        {replaced && (
          <p className="text-body-2 tabular-nums">
            {t('wallet.replacedOn', { date: formatDate(replaced, i18n.language) })}
          </p>
        )}
        <BenefitList tier={pass.type} />
      </div>
    </Sheet>
  )
}
