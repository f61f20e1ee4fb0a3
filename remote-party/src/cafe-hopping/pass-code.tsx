import type { HoppingBooking, HoppingRoute } from '@baithak/domain'
import { hopQrText, minuteOf } from '@baithak/domain/check-in'
import { instantOf, isValid } from '@baithak/domain/indian-time'
import { useMemberId, useMemberName } from '@baithak/domain/use-member'
import { useTranslation } from '@baithak/platform'
import { useClock } from '@baithak/ui'
import { QrImage } from '@baithak/ui/qr'
import { passCode } from './hopping-rules'

const minuteMs = 60_000

interface PassCodeProps {
  booking: HoppingBooking
  route: HoppingRoute
}

/** The lower half of a Hopping Pass: its QR code, which changes every minute. */
export function PassCode({ booking, route }: PassCodeProps) {
  const { t } = useTranslation()
  const code = passCode(booking)
  const day = instantOf(route.event_date)
  const qrText = hopQrText({
    memberId: useMemberId(),
    name: useMemberName(),
    now: useClock((minuteOf(new Date()) + 1) * minuteMs),
    bookingId: String(booking.booking_id),
    printedCode: code,
    day: isValid(day) ? day : null,
    stopIds: route.cafes_included.map(({ id }) => String(id)),
  })
  return (
    <div className="flex flex-col items-center border-t-2 border-dashed border-perforation px-5 pt-2 pb-6 short:border-t-0 short:border-l-2">
      <div className="w-full max-w-[250px]">
        <QrImage text={qrText} label={t('hopping.pass.qr', { code })} />
      </div>
      <p
        translate="no"
        className="tabular max-w-full text-body font-title tracking-wide break-words"
      >
        {code}
      </p>
    </div>
  )
}
