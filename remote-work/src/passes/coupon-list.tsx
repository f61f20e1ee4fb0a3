import { useTranslation } from '@baithak/platform'
import { useHost } from '@baithak/shared/contract'
import { useRecord } from '@baithak/shared/storage'
import { placeholderTime } from '../cafes/use-not-implemented'
import { walletCoupons } from './coupon-rules'
import { CouponTicket } from './coupon-ticket'
import { sampleCoupons } from './sample-coupons'

/** Coupons that can be used come first. */
export function CouponList() {
  const { t } = useTranslation('work')
  const { storage, toast } = useHost()
  const words = t('wallet.sampleCoupons', { returnObjects: true })
  const samples = sampleCoupons(words, new Date())
  const coupons = walletCoupons(useRecord(storage.userCoupons), samples)
  return (
    <ul className="flex flex-col gap-3 py-2">
      {coupons.map((coupon, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stored ids may be given twice
        <li key={`${coupon.id} ${index}`}>
          <CouponTicket
            coupon={coupon}
            onUse={() =>
              toast({ title: t('wallet.notImplemented'), duration: placeholderTime, note: true })
            }
          />
        </li>
      ))}
    </ul>
  )
}
