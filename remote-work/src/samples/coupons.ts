import { isoDate } from '@baithak/domain'
import { addDays } from '@baithak/domain/indian-time'
import { screenTexts } from '../locales/screen-texts'

/** An active and an expired coupon, with dates relative to today. In English, as stored ones are. */
export function sampleCoupons(today: Date) {
  const textsOf = (id: 'sample-welcome' | 'sample-monsoon', days: number) => ({
    id,
    ...screenTexts.en.coupons[id],
    expiry: isoDate(addDays(today, days)),
  })
  return [
    { ...textsOf('sample-welcome', 27), status: 'active', type: 'welcome' },
    { ...textsOf('sample-monsoon', -21), status: 'expired', type: 'standard' },
  ] as const
}
