import {
  cafesRecord,
  checkinsRecord,
  hoppingBookingsRecord,
  hoppingRoutesRecord,
  idSchema,
  isUserOnboardedRecord,
  memberSinceRecord,
  userDataRecord,
  userEmailRecord,
  userIdRecord,
  userNameRecord,
  userPassRecord,
  userPassSchema,
  userPhoneRecord,
  visitsRecord,
} from '@baithak/domain'
import { codecOf, type RecordDefinition } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import { themeRecord } from '@baithak/ui/theme-record'
import { userCouponsRecord } from '../model/coupons/coupon'
import { passHistoryRecord } from '../model/pass/past-pass'
import { referralsRecord } from '../model/referral'
import { tasterPointsRecord } from '../model/taster-points'
import { tastingAnswerRecord } from '../model/tasting-answer'

/** What the member reads: keys are shown in these groups. */
export const groups = [
  'profile',
  'pass',
  'rewards',
  'parties',
  'hopping',
  'gigs',
  'visits',
  'cafes',
  'others',
] as const
export type Group = (typeof groups)[number]

interface Restored {
  key: string
  group: Group
  codec: Codec
}
type Codec = ReturnType<typeof codecOf<unknown>>

const restored = <T>(
  group: Group,
  definition: Pick<RecordDefinition<T>, 'key' | 'schema' | 'isText'>,
): Restored => ({ key: definition.key, group, codec: codecOf(definition) as Codec })

// Of other modes' records, what tells one that is readable; their own definitions validate the rest.
const partiesSchema = v.array(v.object({ id: v.string(), status: v.string() }))
const gigsSchema = v.nullish(v.array(v.object({ id: idSchema })), [])
const appliedGigsSchema = v.object({
  Applied: gigsSchema,
  Shortlisted: gigsSchema,
  Confirmed: gigsSchema,
  Completed: gigsSchema,
})
const artistSchema = v.object({ name: v.nullish(v.string(), '') })

const stops = restored('hopping', checkinsRecord(''))

const known = [
  restored('profile', userDataRecord),
  restored('profile', userNameRecord),
  restored('profile', userIdRecord),
  restored('profile', userPhoneRecord),
  restored('profile', userEmailRecord),
  restored('profile', memberSinceRecord),
  restored('profile', isUserOnboardedRecord),
  restored('pass', { key: userPassRecord.key, schema: userPassSchema }),
  restored('pass', passHistoryRecord),
  restored('rewards', userCouponsRecord),
  restored('rewards', referralsRecord),
  restored('rewards', tasterPointsRecord),
  restored('rewards', tastingAnswerRecord),
  restored('parties', { key: 'my_parties', schema: partiesSchema }),
  restored('hopping', hoppingBookingsRecord),
  restored('hopping', hoppingRoutesRecord),
  restored('gigs', { key: 'appliedGigs', schema: appliedGigsSchema }),
  restored('gigs', { key: 'artistProfile', schema: artistSchema }),
  restored('visits', visitsRecord),
  restored('cafes', cafesRecord),
  restored('others', themeRecord),
]

/** undefined for what other modes store, and other versions. */
export const restoredOf = (key: string): Restored | undefined =>
  key.startsWith(stops.key) ? stops : known.find((each) => each.key === key)

const groupByPrefix: readonly (readonly [string, Group])[] = [
  ['draft:guests:', 'parties'],
  ['draft:invitation:', 'parties'],
  ['draft:gig-', 'gigs'],
]

export const groupOf = (key: string): Group =>
  restoredOf(key)?.group ??
  groupByPrefix.find(([prefix]) => key.startsWith(prefix))?.[1] ??
  'others'
