import { useHost, useTranslation } from '@baithak/platform'
import { useRecordOrSamples } from '@baithak/storage'
import { Button, LongList, Metadata, placeholderToast } from '@baithak/ui'
import { TicketPercent } from 'lucide-react'
import {
  type Coupon,
  formatExpiry,
  isExpiryPast,
  translateCoupon,
  userCouponsRecord,
} from '../model/coupon'
import { sampleCoupons } from '../samples/member'
import { Ticket } from './ticket'

/** The stored status decides, whatever the expiry says (spec §4). */
const isUsable = ({ status }: Coupon): boolean => status === 'active'

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
  const coupon = translateCoupon(stored, i18n.language)
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

/** Says until when a coupon can be used, or why it cannot. */
function CouponEnd({ coupon }: { coupon: Coupon }) {
  const { t, i18n } = useTranslation()
  const { status, expiry } = coupon
  const usable = isUsable(coupon)
  const date = formatExpiry(expiry, i18n.language)
  const isPast = !usable && isExpiryPast(expiry, new Date())
  const reason = /^(used|redeemed)$/i.test(status)
    ? 'used'
    : /^expired$/i.test(status)
      ? 'expired'
      : 'inactive'
  return (
    <Metadata className={`text-caption font-label ${usable ? 'text-ink-2' : 'text-bad'}`}>
      {!usable && (!isPast || reason === 'used') && t(`wallet.couponEnd.${reason}`)}
      {date
        ? (isPast || reason !== 'expired') &&
          t(isPast ? 'wallet.expiredOn' : 'wallet.expires', { date })
        : expiry}
    </Metadata>
  )
}
