import {
  cafesRecord,
  checkinsRecord,
  hoppingBookingsRecord,
  hoppingRoutesRecord,
  type Id,
  isUserOnboardedRecord,
  memberSinceRecord,
  type UserPass,
  userDataRecord,
  userEmailRecord,
  userIdRecord,
  userNameRecord,
  userPassRecord,
  userPassSchema,
  userPhoneRecord,
  visitsRecord,
} from '@baithak/domain'
import { instantOf } from '@baithak/domain/indian-time'
import { codecOf, type RecordDefinition } from '@baithak/storage'
import { themeRecord } from '@baithak/ui/theme-record'
import { userCouponsRecord } from '../model/coupons/coupon'
import { passHistoryRecord } from '../model/pass/past-pass'
import { referralsRecord } from '../model/referral'
import { sittingRecord } from '../model/sitting'
import { tasterPointsRecord } from '../model/taster-points'
import { laterAnswer, tastingAnswerRecord } from '../model/tasting-answer'
import {
  appliedGigsSchema,
  artistSchema,
  type Merge,
  mergeArtists,
  mergeGigs,
  mergeParties,
  partiesSchema,
  scalar,
  union,
} from './merge-values'

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

/** How a record is restored; without a merge as a value or a list of another version. */
interface Restored {
  key: string
  group: Group
  codec: Codec
  merge: Merge<unknown> | undefined
}
type Codec = ReturnType<typeof codecOf<unknown>>
type Definition<T> = Pick<RecordDefinition<T>, 'key' | 'schema' | 'isText'>

const restored = <T>(group: Group, definition: Definition<T>, merge?: Merge<T>): Restored => ({
  key: definition.key,
  group,
  codec: codecOf(definition) as Codec,
  merge: merge as Merge<unknown> | undefined,
})

const stops = restored('hopping', checkinsRecord(''), union<Id>({ identity: String }))

const known = [
  restored('profile', userDataRecord),
  restored('profile', userNameRecord),
  restored('profile', userIdRecord),
  restored('profile', userPhoneRecord),
  restored('profile', userEmailRecord),
  restored('profile', memberSinceRecord, (here, copy) =>
    scalar(here, copy, [here, copy].filter(Boolean).sort()[0] ?? ''),
  ),
  restored('profile', isUserOnboardedRecord, (here, copy) => scalar(here, copy, here || copy)),
  restored<UserPass>('pass', { key: userPassRecord.key, schema: userPassSchema }, (here, copy) =>
    scalar(here, copy, instantOf(copy.purchaseDate) > instantOf(here.purchaseDate) ? copy : here),
  ),
  restored(
    'pass',
    passHistoryRecord,
    union({
      identity: ({ id, passId = id, purchaseDate, expiryDate }) =>
        [passId, purchaseDate, expiryDate].join(),
    }),
  ),
  restored(
    'rewards',
    userCouponsRecord,
    union({
      identity: ({ id }) => String(id),
      isFurther: (item, than) => than.status === 'active' && item.status !== 'active',
    }),
  ),
  restored(
    'rewards',
    referralsRecord,
    union({
      identity: ({ name }) => name,
      isFurther: (item, than) => item.status === 'Completed' && than.status === 'Pending',
    }),
  ),
  restored('rewards', tasterPointsRecord, (here, copy) => scalar(here, copy, Math.max(here, copy))),
  restored('rewards', tastingAnswerRecord, (here, copy) =>
    scalar(here, copy, laterAnswer(here, copy)),
  ),
  restored('parties', { key: 'my_parties', schema: partiesSchema }, mergeParties),
  restored(
    'hopping',
    hoppingBookingsRecord,
    union({ identity: ({ booking_id }) => String(booking_id) }),
  ),
  restored('hopping', hoppingRoutesRecord, union({ identity: ({ route_id }) => String(route_id) })),
  restored('gigs', { key: 'appliedGigs', schema: appliedGigsSchema }, mergeGigs),
  restored('gigs', { key: 'artistProfile', schema: artistSchema }, mergeArtists),
  restored('visits', visitsRecord),
  restored('cafes', cafesRecord, union({ identity: ({ id, name }) => String(id ?? name) })),
  restored('others', sittingRecord, (here, copy) =>
    scalar(
      here,
      copy,
      copy.coffees
        ? { ...here, coffees: [...new Set([...copy.coffees, ...(here.coffees ?? [])])].sort() }
        : here,
    ),
  ),
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
