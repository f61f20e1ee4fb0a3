import { isoDate } from '@baithak/domain'
import { addDays } from '@baithak/domain/indian-time'
import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { Button, LongList, placeholderToast } from '@baithak/ui'
import { TicketPercent } from 'lucide-react'
import { type Coupon, userCouponsRecord } from '../model/coupon'
import { formatExpiry, translateCoupon } from '../model/coupon-texts'
import { rest } from '../rest'
import { Ticket } from './ticket'

/** Stored and sample coupons. Usable ones come first. */
export function CouponList() {
  const { t } = useTranslation('work')
  const { storage, toast } = useHost()
  const coupons = walletCoupons(
    useRecord(storage.record(userCouponsRecord)),
    sampleCoupons(new Date()),
  )
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

/** Any status but 'active' is a past coupon. */
const isUsable = ({ status }: Coupon): boolean => status === 'active'

/** The amount in a coupon's labels, such as '₹50' or '10%'. */
export function amountOf({ title, description }: Pick<Coupon, 'title' | 'description'>) {
  const [amount] = /₹\s?\d+(?:,\d+)*|\d+(?:\.\d+)?\s?%/.exec(`${title} ${description}`) ?? []
  return amount?.replace(/\s/g, '')
}

/** Stored coupons, then samples with other ids, usable ones first. */
export function walletCoupons(stored: readonly Coupon[], samples: readonly Coupon[]): Coupon[] {
  const storedIds = new Set(stored.map(({ id }) => String(id)))
  const all = [...stored, ...samples.filter(({ id }) => !storedIds.has(String(id)))]
  return all.toSorted((one, other) => Number(isUsable(other)) - Number(isUsable(one)))
}

/** An active and an expired coupon, with dates relative to today. In English, as stored ones are. */
function sampleCoupons(today: Date): Coupon[] {
  const textsOf = (id: 'sample-welcome' | 'sample-monsoon', days: number) => ({
    id,
    ...rest.en.coupons[id],
    expiry: isoDate(addDays(today, days)),
  })
  return [
    { ...textsOf('sample-welcome', 27), status: 'active', type: 'welcome' },
    { ...textsOf('sample-monsoon', -21), status: 'expired', type: 'standard' },
  ]
}

/** Font size of a single character, relative to the stub. Long amounts such as '₹1,00,000' shrink to fit. */
const fontScale = 1.5

/** An active coupon has a Use button. Any other is dimmed, with a red expiry. */
function CouponTicket({ coupon: stored, onUse }: { coupon: Coupon; onUse(): void }) {
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
