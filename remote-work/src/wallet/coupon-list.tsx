import { useHost, useTranslation } from '@baithak/platform'
import { useRecordOrSamples } from '@baithak/storage'
import { Button, LongList, Metadata, placeholderToast } from '@baithak/ui'
import { TicketPercent } from 'lucide-react'
import { type Coupon, userCouponsRecord } from '../model/coupon'
import { formatExpiry, isExpiryPast, translateCoupon } from '../model/coupon-texts'
import { sampleCoupons } from '../samples/coupons'
import { Ticket } from './ticket'

/** Lists the stored coupons, or samples while the key is absent. Usable ones come first. */
export function CouponList() {
  const { t } = useTranslation()
  const { storage, toast } = useHost()
  const record = storage.record(userCouponsRecord)
  const coupons = useRecordOrSamples(record, () => [...sampleCoupons(new Date())]).toSorted(
    (one, other) => Number(isUsable(other)) - Number(isUsable(one)),
  )
  if (coupons.length === 0)
    return <p className="py-4 text-body-2 text-ink-2">{t('wallet.noCoupons')}</p>
  return (
    <LongList rows={coupons} keyOf={({ id }) => id} className="flex flex-col gap-3 py-2">
      {(coupon) => (
        <CouponTicket
          coupon={coupon}
          onUse={() => toast(placeholderToast(t('wallet.notImplemented')))}
        />
      )}
    </LongList>
  )
}

/** The stored status decides, whatever the expiry says (spec §4). */
const isUsable = ({ status }: Coupon): boolean => status === 'active'

/** Returns the amount in a coupon's labels, such as '₹50' or '10%'. */
export function amountOf({ title, description }: Pick<Coupon, 'title' | 'description'>) {
  const [amount] =
    /₹\s?\d+(?:,\d+)*|(?<![\d.])\d{1,3}(?:\.\d{1,2})?\s?%/.exec(`${title} ${description}`) ?? []
  return amount?.replace(/\s/g, '')
}

/** Font size of a single character, relative to the stub. Long amounts such as '₹1,00,000' shrink to fit. */
const fontScale = 1.5

/** Says until when a coupon can be used, or why it cannot. */
function CouponEnd({ coupon }: { coupon: Coupon }) {
  const { t, i18n } = useTranslation()
  const { status, expiry } = coupon
  const date = formatExpiry(expiry, i18n.language)
  const isPast = !isUsable(coupon) && isExpiryPast(expiry, new Date())
  const reason = isUsable(coupon) ? undefined : reasonOf(status, isPast)
  return (
    <Metadata className={`text-caption font-label ${isUsable(coupon) ? 'text-ink-2' : 'text-bad'}`}>
      {reason && t(`wallet.couponEnd.${reason}`)}
      {date
        ? reason !== 'expired' && t(isPast ? 'wallet.expiredOn' : 'wallet.expires', { date })
        : expiry}
    </Metadata>
  )
}

/** Returns what the date of an unusable coupon does not say. */
function reasonOf(status: string, isPast: boolean) {
  if (/^(used|redeemed)$/i.test(status)) return 'used'
  if (isPast) return undefined
  return /^expired$/i.test(status) ? 'expired' : 'inactive'
}

/** An active coupon has a Use button. Any other is dimmed, with its end in red. */
function CouponTicket({ coupon: stored, onUse }: { coupon: Coupon; onUse(): void }) {
  const { t, i18n } = useTranslation()
  const coupon = translateCoupon(stored, i18n.language)
  const usable = isUsable(coupon)
  const amount = amountOf(coupon)
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
    <TicketPercent size={28} />
  )
  return (
    <Ticket variant={usable ? 'coupon' : 'spent'} stub={stub}>
      <span className="min-w-[min(8rem,100%)] flex-1 break-words">
        <span className="block text-body font-title">{coupon.title}</span>
        <span className="block text-meta">{coupon.description}</span>
        <CouponEnd coupon={coupon} />
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
