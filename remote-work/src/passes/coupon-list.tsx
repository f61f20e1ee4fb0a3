import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/shared/storage'
import { LongList } from '@baithak/shared/ui'
import { placeholderTime } from '../cafes/use-not-implemented'
import { walletCoupons } from './coupon-rules'
import { CouponTicket } from './coupon-ticket'
import { sampleCoupons } from './sample-coupons'

/** Coupons that are rendered together, and the height that most of them have with the gap below, in pixels. */
const chunk = 3
const gap = 12
const rowHeight = 104

/** Coupons that can be used come first. */
export function CouponList() {
  const { t } = useTranslation('work')
  const { storage, toast } = useHost()
  const words = t('wallet.sampleCoupons', { returnObjects: true })
  const samples = sampleCoupons(words, new Date())
  const coupons = walletCoupons(useRecord(storage.userCoupons), samples)
  return (
    <LongList
      name="coupons"
      rows={coupons}
      inPlace
      keyOf={({ id }) => id}
      className="flex flex-col gap-3 py-2"
      {...{ chunk, gap, rowHeight }}
    >
      {(coupon) => (
        <CouponTicket
          coupon={coupon}
          onUse={() =>
            toast({ title: t('wallet.notImplemented'), duration: placeholderTime, note: true })
          }
        />
      )}
    </LongList>
  )
}
