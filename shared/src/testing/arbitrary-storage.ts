import fc from 'fast-check'
import { plannedReminders, shownReminders } from '../agenda'
import { agendaOf, reminderChoices } from '../contract'
import type { Schema } from '../storage/app-storage'
import { artistSchema } from '../storage/entities/artist'
import { storedCafeSchema } from '../storage/entities/cafe'
import { couponSchema } from '../storage/entities/coupon'
import { completedGigSchema, gigSchema } from '../storage/entities/gig'
import { hoppingBookingSchema, hoppingRouteSchema } from '../storage/entities/hopping'
import { idSchema } from '../storage/entities/id'
import { memberSchema } from '../storage/entities/member'
import { partyEnquirySchema } from '../storage/entities/party-enquiry'
import { pastPassSchema, userPassSchema } from '../storage/entities/pass'
import { referralSchema } from '../storage/entities/referral'
import { themes } from '../storage/entities/theme'
import { arbitraryOf, mixedTexts, type Texts } from './arbitrary-of'

/** The schemas of a mode's storage items, by name. */
export type DraftSchemas = Record<string, Schema>

/** Every record with any value that its schema accepts; one of each list has the id `id`. */
function records(
  id: string,
  texts: Texts,
  drafts: DraftSchemas,
): Record<string, fc.Arbitrary<string>> {
  const of = <T>(schema: Schema<T>) => arbitraryOf(schema, texts)
  const json = (values: fc.Arbitrary<unknown>) => values.map((value) => JSON.stringify(value))
  const list = <T>(schema: Schema<T>) => fc.array(of(schema), { maxLength: 3 })
  const listWith = <T extends object>(schema: Schema<T>, ids: Partial<T>) =>
    fc.tuple(of(schema), list(schema)).map(([one, others]) => [{ ...one, ...ids }, ...others])
  return {
    cafes: json(listWith(storedCafeSchema, { id })),
    userPass: json(of(userPassSchema)),
    passHistory: json(list(pastPassSchema)),
    userCoupons: json(list(couponSchema)),
    userData: json(of(memberSchema)),
    userName: texts,
    userId: texts,
    userPhone: texts,
    userEmail: texts,
    referrals: json(list(referralSchema)),
    my_parties: json(listWith(partyEnquirySchema, { id })),
    cafe_hopping_bookings: json(listWith(hoppingBookingSchema, { booking_id: id, route_id: id })),
    cafe_hopping_routes: json(listWith(hoppingRouteSchema, { route_id: id, status: 'Active' })),
    [`checkins_${id}`]: json(list(idSchema)),
    artistProfile: json(of(artistSchema)),
    appliedGigs: json(
      fc.record({
        Applied: listWith(gigSchema, { id }),
        Shortlisted: list(gigSchema),
        Confirmed: list(gigSchema),
        Completed: list(completedGigSchema),
      }),
    ),
    tasterPoints: json(fc.integer()),
    theme: fc.constantFrom(...themes),
    'draft:reminders': json(of(reminderChoices.schema)),
    'draft:planned-reminders': json(of(plannedReminders.schema)),
    'shown-reminders': json(of(shownReminders.schema)),
    'agenda:work': json(of(agendaOf('work').schema)),
    ...Object.fromEntries(
      Object.entries(drafts).map(([name, schema]) => [`draft:${name}`, json(of(schema))]),
    ),
  }
}

/** A storage with hostile but valid records, and the id of one record of each list. */
export const hostileDevice = (drafts: (id: string) => DraftSchemas, texts: Texts = mixedTexts) =>
  texts.chain((id) =>
    fc.tuple(
      fc.constant(id),
      fc.record<Record<string, string>>(records(id, texts, drafts(id)), {
        requiredKeys: ['cafes', 'my_parties', 'cafe_hopping_bookings', 'cafe_hopping_routes'],
      }),
    ),
  )
