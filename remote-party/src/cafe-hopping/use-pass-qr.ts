import type { HoppingBooking, HoppingRoute } from '@baithak/domain'
import { hopQrText, minuteOf } from '@baithak/domain/check-in'
import { useMemberId } from '@baithak/domain/use-member-id'
import { useMemberName } from '@baithak/domain/use-member-name'
import { useClock } from '@baithak/ui'
import { passCode } from './hopping-rules'

const minuteMs = 60_000

/** The text of a Hopping Pass's QR code, another one every minute. */
export function usePassQr(booking: HoppingBooking, route: HoppingRoute): string {
  const memberId = useMemberId()
  const name = useMemberName()
  const now = useClock((minuteOf(new Date()) + 1) * minuteMs)
  const date = new Date(route.event_date)
  return hopQrText({
    memberId,
    name,
    now,
    bookingId: String(booking.booking_id),
    printedCode: passCode(booking),
    day: Number.isNaN(date.getTime()) ? null : date,
    stopIds: route.cafes_included.map(({ id }) => String(id)),
  })
}
