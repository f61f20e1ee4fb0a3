import { useHost } from '@baithak/platform'
import { checkInIdOf, parseCode } from '@baithak/shared/check-in'
import { v } from '@baithak/shared/schema'
import { sameId, transact, useRecord, visitsItem } from '@baithak/shared/storage'
import { useMemberName } from '@baithak/shared/use-member-name'
import type { AdminCafe } from '../model/admin-cafe'
import { findBooking } from './find-booking'
import { type CodeValidation, validateCode } from './validate-code'

const deskCafe = { name: 'desk-cafe', schema: v.string(), fallback: '' }

/** `isStored` is false where the device has no room for the visit. */
export type DeskResult = CodeValidation & { isStored: boolean }

/** The desk of a café on this device: where it is, and what it does with a code. */
export function useDesk(cafes: readonly AdminCafe[]) {
  const { storage } = useHost()
  const chosen = storage.item(deskCafe)
  const chosenId = useRecord(chosen)
  const visitsRecord = storage.item(visitsItem)
  const visits = useRecord(visitsRecord)
  const name = useMemberName()
  const cafe = cafes.find(({ id }) => id === chosenId) ?? cafes[0]

  function validate(text: string): CodeValidation | undefined {
    if (!cafe) return undefined
    const now = new Date()
    const member = { id: checkInIdOf(storage.userId.getState()), name }
    const code =
      parseCode(text, now) ??
      findBooking(
        text,
        {
          bookings: storage.cafeHoppingBookings.getState(),
          routes: storage.cafeHoppingRoutes.getState(),
          member,
        },
        now,
      )
    if (!code) return undefined
    return validateCode(
      code,
      {
        cafe,
        isGold: (cafeId) => cafes.some(({ id, category }) => id === cafeId && category === 'Gold'),
        visits: visitsRecord.getState(),
        member: { ...member, pass: storage.userPass.getState() },
        checkIns: (bookingId) => storage.checkins(bookingId).getState(),
      },
      now,
    )
  }

  function store({ visit }: CodeValidation): boolean {
    const { id, bookingId, cafeId } = visit
    const withVisit = (all: typeof visits) =>
      all.some((each) => each.id === id) ? all : [visit, ...all].slice(0, maxVisits)
    if (bookingId === undefined) return transact([visitsRecord], ([all]) => [withVisit(all)]).ok
    return transact([visitsRecord, storage.checkins(bookingId)], ([all, stops]) => [
      withVisit(all),
      stops.some((stop) => sameId(stop, cafeId)) ? stops : [...stops, cafeId],
    ]).ok
  }

  return {
    cafe,
    chooseCafe: (cafeId: string) => void chosen.write(cafeId),
    visits,
    /** undefined for a text that is no code. */
    checkIn(text: string): DeskResult | undefined {
      const validation = validate(text)
      if (!validation) return undefined
      return { ...validation, isStored: validation.refusal === null && store(validation) }
    },
  }
}

/** The visits of a busy café in half a year: less than a megabyte. */
const maxVisits = 4000
