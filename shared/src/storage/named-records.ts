import { v } from '../schema'
import type { ItemDefinition, RecordDefinition, RecordStore, Records } from './app-storage'
import { type Codec, codecOf } from './codec'
import { artistSchema, emptyArtist } from './entities/artist'
import { storedCafeSchema } from './entities/cafe'
import { couponSchema } from './entities/coupon'
import { appliedGigsSchema, noAppliedGigs } from './entities/gig'
import { hoppingBookingSchema, hoppingRouteSchema } from './entities/hopping'
import { type Id, idSchema } from './entities/id'
import { memberSchema } from './entities/member'
import { partyEnquirySchema } from './entities/party-enquiry'
import { pastPassSchema, userPassSchema } from './entities/pass'
import { referralSchema } from './entities/referral'
import { type Theme, themes } from './entities/theme'
import { visitsItem } from './visits-item'

/** The records by name of contract 1. */
export function namedRecords({ record }: Pick<Records, 'record'>) {
  const list = <T>(key: string, schema: v.GenericSchema<unknown, T>) =>
    record<T[]>({ key, schema: v.array(schema), fallback: [] })
  const text = (key: string) => record({ key, schema: v.string(), fallback: '', isText: true })
  return {
    cafes: list('cafes', storedCafeSchema),
    userPass: record({ key: 'userPass', schema: v.nullable(userPassSchema), fallback: null }),
    passHistory: list('passHistory', pastPassSchema),
    userCoupons: list('userCoupons', couponSchema),
    userData: record({ key: 'userData', schema: memberSchema, fallback: {} }),
    userName: text('userName'),
    userId: text('userId'),
    userPhone: text('userPhone'),
    userEmail: text('userEmail'),
    referrals: list('referrals', referralSchema),
    myParties: list('my_parties', partyEnquirySchema),
    cafeHoppingBookings: list('cafe_hopping_bookings', hoppingBookingSchema),
    cafeHoppingRoutes: list('cafe_hopping_routes', hoppingRouteSchema),
    checkins: (bookingId: Id) => list(`checkins_${bookingId}`, idSchema),
    artistProfile: record({ key: 'artistProfile', schema: artistSchema, fallback: emptyArtist }),
    appliedGigs: record({ key: 'appliedGigs', schema: appliedGigsSchema, fallback: noAppliedGigs }),
    isUserOnboarded: record({ key: 'isUserOnboarded', schema: v.boolean(), fallback: false }),
    tasterPoints: record({
      key: 'tasterPoints',
      schema: v.pipe(v.number(), v.finite()),
      fallback: 0,
    }),
    theme: record<Theme>({
      key: 'theme',
      schema: v.picklist(themes),
      fallback: 'system',
      isText: true,
    }),
    item: <T>({ name, ...definition }: ItemDefinition<T>) =>
      record<T>({ key: `draft:${name}`, ...definition }),
  }
}

/** The codec of a stored key; undefined for what single modes store and for keys of other builds. */
export function codecOfKey(key: string): Codec<unknown> | undefined {
  const define = <T>(definition: RecordDefinition<T>) => definition as unknown as RecordStore<T>
  const { checkins, item, ...records } = namedRecords({ record: define })
  const shared = [visitsItem].map(item<unknown>)
  const known = [...Object.values(records), ...shared] as { key: string }[]
  const definition = key.startsWith('checkins_')
    ? checkins('')
    : known.find((each) => each.key === key)
  return definition && codecOf(definition as unknown as RecordDefinition<unknown>)
}

export type AppStorage = Records & ReturnType<typeof namedRecords>
