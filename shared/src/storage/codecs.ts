import { v } from '../schema'
import { type Codec, flag, json, list, lists, nullableJson, plainText, word } from './codec'
import { artistSchema, emptyArtist } from './entities/artist'
import { storedCafeSchema } from './entities/cafe'
import { couponDefaults, couponSchema } from './entities/coupon'
import { type AppliedGigs, completedGigSchema, gigDefaults, gigSchema } from './entities/gig'
import {
  hoppingBookingDefaults,
  hoppingBookingSchema,
  hoppingRouteDefaults,
  hoppingRouteSchema,
} from './entities/hopping'
import { idSchema } from './entities/id'
import { memberSchema } from './entities/member'
import { partyEnquiryDefaults, partyEnquirySchema } from './entities/party-enquiry'
import { pastPassSchema, userPassSchema } from './entities/pass'
import { referralDefaults, referralSchema } from './entities/referral'
import { type Theme, themes } from './entities/theme'
import { reminderChoicesItem, reminderPlansItem } from './reminder-items'
import { visitsItem } from './visits-item'

/** The codec of each key of section 7, and of the theme. */
export const codecs = {
  cafes: list(storedCafeSchema),
  userPass: nullableJson(userPassSchema),
  passHistory: list(pastPassSchema),
  userCoupons: list(couponSchema, couponDefaults),
  userData: json(memberSchema),
  userName: plainText,
  userId: plainText,
  userPhone: plainText,
  userEmail: plainText,
  referrals: list(referralSchema, referralDefaults),
  my_parties: list(partyEnquirySchema, partyEnquiryDefaults),
  cafe_hopping_bookings: list(hoppingBookingSchema, hoppingBookingDefaults),
  cafe_hopping_routes: list(hoppingRouteSchema, hoppingRouteDefaults),
  artistProfile: json(artistSchema, emptyArtist),
  appliedGigs: lists<AppliedGigs>(
    {
      Applied: gigSchema,
      Shortlisted: gigSchema,
      Confirmed: gigSchema,
      Completed: completedGigSchema,
    },
    gigDefaults,
  ),
  isUserOnboarded: flag,
  tasterPoints: json(v.pipe(v.number(), v.finite())),
  theme: word<Theme>(themes),
}

export const checkinsCodec = list(idSchema)

const sharedItems = [visitsItem, reminderChoicesItem, reminderPlansItem]

/** The codec of a stored key; undefined for what single modes store and for keys of other builds. */
export function codecOf(key: string): Codec<unknown> | undefined {
  const table: Record<string, unknown> = codecs
  if (Object.hasOwn(table, key)) return table[key] as Codec<unknown>
  if (key.startsWith('checkins_')) return checkinsCodec as Codec<unknown>
  const item = sharedItems.find(({ name }) => `draft:${name}` === key)
  return item && (json<unknown>(item.schema) as Codec<unknown>)
}
