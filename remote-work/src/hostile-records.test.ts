// @vitest-environment jsdom
import { favouritesRecord } from '@baithak/domain/favourites'
import { opensOnHostileDevices, renderMode } from '@baithak/testing'
import { test } from 'vitest'
import { userCouponsRecord } from './model/coupon'
import { passHistoryRecord } from './model/pass'
import { referralsRecord } from './model/referral'
import { tasterPointsRecord, tastingAnswerRecord } from './model/tasting'
import { paths } from './paths'
import { feedbackRecord } from './tasting/rating-page'
import { translations } from './testing/render-work'
import WorkRoot from './work-root'

const urls = [
  ...Object.values(paths).map(({ path }) => path),
  '/map?cafe=:id',
  '/wallet?tab=coupons',
  '/wallet?tab=pastPasses',
]

test.each(urls)('%s renders with any valid stored records', (url) =>
  opensOnHostileDevices({
    open: (id) => renderMode(WorkRoot, { at: url.replace(':id', id), translations }),
    records: () => [
      passHistoryRecord,
      userCouponsRecord,
      referralsRecord,
      tasterPointsRecord,
      tastingAnswerRecord,
      feedbackRecord,
      favouritesRecord('cafes'),
    ],
  }),
)
