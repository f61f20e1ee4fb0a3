import { visibleText } from '@baithak/domain'
import { useLocation, useTranslation } from '@baithak/platform'
import { buttonVariants, Screen } from '@baithak/ui'
import emptyPass from '@baithak/ui/art/empty-pass.svg'
import { formatRupees } from '@baithak/ui/format'
import { QrImage } from '@baithak/ui/qr'
import { GuestBar, GuestNotice } from '../components/guest-screen'
import { parsePayment, upiLink } from './cost-shares'

/** The page behind the link that a host sends to a friend: a button opens the UPI app, a second phone scans the code. */
export function PayPage() {
  const { t } = useTranslation()
  const payment = parsePayment(useLocation().hash)
  if (!payment)
    return (
      <GuestNotice
        image={emptyPass}
        title={t('share.incomplete')}
        text={t('share.incompleteText')}
      />
    )
  const amount = formatRupees(payment.amount)
  return (
    <Screen title={t('share.yours')} top={<GuestBar />}>
      <div className="flex flex-col items-center gap-4 px-5 pt-4 text-center">
        <h1 className="text-h3">{t('share.yours')}</h1>
        <p className="tabular font-display text-display-1 wrap-anywhere">{amount}</p>
        <p className="text-body break-words">
          <b className="block font-heading">{visibleText(payment.payeeName)}</b>
          <span className="text-ink-2">{payment.payee}</span>
        </p>
        <p className="text-body-2 text-ink-2 break-words">{visibleText(payment.note)}</p>
        <a href={upiLink(payment)} className={buttonVariants({ className: 'w-full' })}>
          {t('share.pay', { amount })}
        </a>
        <p className="text-body-2 text-ink-2">{t('share.scan')}</p>
        <div className="w-full max-w-75">
          <QrImage text={upiLink(payment)} label={t('share.qr', { amount })} />
        </div>
        <p className="text-body-2 text-ink-2">{t('share.direct')}</p>
      </div>
    </Screen>
  )
}
