import { useTranslation } from '@baithak/platform'
import { formatRupees } from '@baithak/ui/format'
import { QrImage } from '@baithak/ui/qr'
import { type Payment, upiLink } from './cost-shares'

export function PaymentCode({ payment }: { payment: Payment }) {
  const { t } = useTranslation()
  return (
    <div className="w-full max-w-75">
      <QrImage
        text={upiLink(payment)}
        label={t('share.qr', { amount: formatRupees(payment.amount) })}
      />
    </div>
  )
}
