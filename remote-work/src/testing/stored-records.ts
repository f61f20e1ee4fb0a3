import { userCouponsRecord } from '../model/coupon'
import { passHistoryRecord } from '../model/pass'
import { referralsRecord } from '../model/referral'
import { tasterPointsRecord, tastingAnswerRecord } from '../model/tasting'
import { feedbackRecord } from '../tasting/rating-page'

/** Every record that this mode defines. */
export const storedRecords = () => [
  feedbackRecord,
  passHistoryRecord,
  referralsRecord,
  tasterPointsRecord,
  tastingAnswerRecord,
  userCouponsRecord,
]
