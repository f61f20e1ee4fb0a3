import { useTranslation } from '@baithak/platform'
import { Button } from '@baithak/ui'
import { TicketPercent } from 'lucide-react'
import type { Coupon } from '../model/coupons/coupon'
import { formatExpiry, translateCoupon } from '../model/coupons/translate-coupon'
import { amountOf, isUsable } from './coupon-rules'
import { Ticket } from './ticket'

/** Font size of a single character, relative to the stub. Long amounts such as '₹1,00,000' shrink to fit. */
const fontScale = 1.5

/** An active coupon has a Use button. Any other is dimmed, with a red expiry. */
export function CouponTicket({ coupon: stored, onUse }: { coupon: Coupon; onUse(): void }) {
  const { t, i18n } = useTranslation('work')
  const coupon = translateCoupon(stored, i18n.language)
  const usable = isUsable(coupon)
  const amount = amountOf(coupon)
  const date = formatExpiry(coupon.expiry, i18n.language)
  const expiry = date ? t(usable ? 'wallet.expires' : 'wallet.expiredOn', { date }) : coupon.expiry
  const stub = amount ? (
    <>
      <span
        style={{ fontSize: `min(1.375rem, calc(var(--tear) * ${fontScale / amount.length}))` }}
        className="font-display leading-7"
      >
        {amount}
      </span>
      <span className="text-caption font-label">{t('wallet.foodAndDrink')}</span>
    </>
  ) : (
    <TicketPercent size={28} strokeWidth={1.75} />
  )
  return (
    <Ticket variant={usable ? 'coupon' : 'spent'} stub={stub}>
      <span className="min-w-[min(8rem,100%)] flex-1 break-words">
        <span className="block text-body font-title">{coupon.title}</span>
        <span className="block text-meta">{coupon.description}</span>
        <span className={`block text-caption font-label ${usable ? 'text-ink-2' : 'text-bad'}`}>
          {expiry}
        </span>
      </span>
      {usable && (
        <Button
          size="md"
          aria-label={t('wallet.useLabel', { title: coupon.title })}
          onClick={onUse}
        >
          {t('wallet.use')}
        </Button>
      )}
    </Ticket>
  )
}
