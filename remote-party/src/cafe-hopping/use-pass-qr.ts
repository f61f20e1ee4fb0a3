import { hopQrText, minuteOf } from '@baithak/shared/check-in'
import type { HoppingBooking, HoppingRoute } from '@baithak/shared/domain'
import { useClock } from '@baithak/shared/ui'
import { useMemberId } from '@baithak/shared/use-member-id'
import { useMemberName } from '@baithak/shared/use-member-name'
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
