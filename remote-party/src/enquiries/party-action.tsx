import { Link, useTranslation } from '@baithak/platform'
import { formatRupees } from '@baithak/shared/format'
import type { PartyEnquiry } from '@baithak/shared/storage'
import { Button, buttonVariants } from '@baithak/shared/ui'
import { Hourglass, MessageCircle } from 'lucide-react'
import { paths } from '../paths'
import { useVenueName } from '../venues/use-venue-name'
import { usePay } from './use-pay'

/** The one thing to do about an enquiry as it stands: wait, pay, talk, or nothing. */
export function PartyAction({ enquiry, wide }: { enquiry: PartyEnquiry; wide?: boolean }) {
  const { t } = useTranslation('party')
  const venueName = useVenueName()
  const { pay, standing } = usePay(enquiry)
  const { status, totalPrice, id } = enquiry
  const grow = wide ? 'flex-1' : ''
  if (status === 'Enquiry Sent')
    return (
      <p className="inline-flex min-h-11 items-center gap-2 text-body-2 text-ink-2">
        <Hourglass size={18} strokeWidth={1.75} aria-hidden className="shrink-0" />
        {t('parties.waiting')}
      </p>
    )
  if (status === 'Confirmed - Pay Now' || standing === 'settling')
    return (
      <Button
        size={wide ? 'lg' : 'md'}
        className={`tabular ${grow}`}
        busy={standing === 'settling'}
        onClick={pay}
      >
        {t('parties.pay', { price: formatRupees(totalPrice) })}
      </Button>
    )
  if (status === 'Paid & Booked')
    return (
      <Link
        // The button that was pressed is gone; the focus goes on from where it stood.
        ref={(link) => {
          if (standing === 'settled') link?.focus({ preventScroll: true })
        }}
        to={`${paths.chat.path}?${new URLSearchParams({ enquiry: id })}`}
        aria-label={t('parties.chatWith', { venue: venueName(enquiry.venueName) })}
        className={buttonVariants({
          variant: wide ? 'tonal' : 'ghost',
          size: wide ? 'lg' : 'md',
          className: grow,
        })}
      >
        <MessageCircle size={20} strokeWidth={1.75} aria-hidden />
        {t('parties.chat')}
      </Link>
    )
  return null
}
