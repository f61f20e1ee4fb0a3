import { useMemberName } from '@baithak/domain/use-member'
import { useTranslation } from '@baithak/platform'
import { Button, Sheet, type SheetControl, Wordmark } from '@baithak/ui'
import { formatDate, formatRupees } from '@baithak/ui/format'
import { Printer } from 'lucide-react'

export interface ReceiptProps {
  /** Such as 'Silver Monthly'. */
  pass: string
  price: number
  purchaseDate: Date | string
  expiryDate: Date | string
}

/** The receipt of a pass, for the member's employer. The browser prints it or saves it as a PDF. */
export function ReceiptSheet(props: ReceiptProps & SheetControl) {
  const { pass, price, purchaseDate, expiryDate, ...control } = props
  const { t, i18n } = useTranslation()
  const name = useMemberName() || t('passes.guest')
  const [bought, until] = [purchaseDate, expiryDate].map((date) => formatDate(date, i18n.language))
  const rows = [
    [t('receipt.name'), name],
    [t('receipt.plan'), pass],
    [t('receipt.bought'), bought],
    [t('receipt.period'), `${bought} – ${until}`],
    [t('receipt.amount'), formatRupees(price)],
  ]
  return (
    <Sheet
      {...control}
      title={t('receipt.title')}
      footer={
        <Button icon={Printer} onClick={() => window.print()}>
          {t('receipt.print')}
        </Button>
      }
    >
      <div data-print className="paper rounded-panel bg-(--paper,#fff9ec) px-4 py-5">
        <Wordmark label={t('passes.brand')} className="h-7!" />
        <p className="pt-1 text-meta text-ink-2">{t('receipt.from')}</p>
        <dl className="divide-y divide-rule pt-4">
          {rows.map(([label, value]) => (
            <div key={label} className="flex flex-wrap justify-between gap-x-4 py-2.5">
              <dt className="text-ink-2">{label}</dt>
              <dd className="font-title tabular-nums wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="border-t border-rule pt-3 text-body-2 text-ink-2">{t('receipt.simulated')}</p>
      </div>
    </Sheet>
  )
}
