import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { LongList, placeholderToast } from '@baithak/ui'
import { userCouponsRecord } from '../model/coupons/coupon'
import { walletCoupons } from './coupon-rules'
import { CouponTicket } from './coupon-ticket'
import { sampleCoupons } from './sample-coupons'

/** Coupons rendered together. */
const chunk = 3
/** Pixels. The height is that of most coupons. */
const gap = 12
const rowHeight = 104

/** Stored and sample coupons. Usable ones come first. */
export function CouponList() {
  const { t } = useTranslation('work-wallet')
  const { storage, toast } = useHost()
  const coupons = walletCoupons(
    useRecord(storage.record(userCouponsRecord)),
    sampleCoupons(new Date()),
  )
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
        <CouponTicket coupon={coupon} onUse={() => toast(placeholderToast(t('notImplemented')))} />
      )}
    </LongList>
  )
}
