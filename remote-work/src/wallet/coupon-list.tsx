import { useHost, useTranslation } from '@baithak/platform'
import { useRecordOrSamples } from '@baithak/storage'
import { Button, LongList, Metadata, placeholderToast } from '@baithak/ui'
import { TicketPercent } from 'lucide-react'
import {
  type Coupon,
  couponEnd,
  formatExpiry,
  isUsable,
  translateCoupon,
  userCouponsRecord,
} from '../model/coupon'
import { sampleCoupons } from '../samples/member'
import { Ticket } from './ticket'

/** Lists the stored coupons, or samples while the key is absent. Usable ones come first. */
export function CouponList() {
  const { t } = useTranslation()
  const record = useHost().storage.record(userCouponsRecord)
  const coupons = useRecordOrSamples(record, () => sampleCoupons(new Date())).toSorted(
    (one, other) => Number(isUsable(other)) - Number(isUsable(one)),
  )
  if (coupons.length === 0)
    return <p className="py-4 text-body-2 text-ink-2">{t('wallet.noCoupons')}</p>
  return (
    <LongList rows={coupons} keyOf={({ id }) => id} className="flex flex-col gap-3 py-2">
      {(coupon) => <CouponTicket stored={coupon} />}
    </LongList>
  )
}

/** An active coupon has a Use button. Any other is dimmed, with its end in red. */
function CouponTicket({ stored }: { stored: Coupon }) {
  const { t, i18n } = useTranslation()
  const { toast } = useHost()
  const coupon = translateCoupon(stored, t, i18n.language)
  const usable = isUsable(coupon)
  return (
    <Ticket variant={usable ? 'coupon' : 'spent'} stub={<TicketPercent size={28} />}>
      <span className="min-w-[min(8rem,100%)] flex-1 break-words">
        <span className="block text-body font-title">{coupon.title}</span>
        <span className="block text-meta">{coupon.description}</span>
        <CouponEnd coupon={coupon} />
      </span>
      {usable && (
        <Button
          size="md"
          aria-label={t('wallet.useLabel', { title: coupon.title })}
          onClick={() => toast(placeholderToast(t('wallet.notImplemented')))}
        >
          {t('wallet.use')}
        </Button>
      )}
    </Ticket>
  )
}

/** Says until when a coupon can be used, or why it cannot. An expiry that is not a date is shown as it is stored. */
function CouponEnd({ coupon }: { coupon: Coupon }) {
  const { t, i18n } = useTranslation()
  const end = couponEnd(coupon, new Date())
  const date = formatExpiry(coupon.expiry, i18n.language)
  return (
    <Metadata className={`text-caption font-label ${end === 'active' ? 'text-ink-2' : 'text-bad'}`}>
      {date
        ? t(`wallet.couponEnd.${end}`, { date })
        : [end !== 'active' && t(`wallet.couponStatus.${end}`), coupon.expiry]}
    </Metadata>
  )
}
