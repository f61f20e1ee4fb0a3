import { Link, useTranslation } from '@baithak/platform'
import { Button, buttonVariants } from '@baithak/ui'
import { formatRupees } from '@baithak/ui/format'
import { Hourglass, MailOpen, MessageCircle } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import type { PartyEnquiry } from '../model/party-enquiry'
import { useTranslateVenueName } from '../model/use-translate-venue-name'
import { paths } from '../paths'
import { usePayment } from './use-payment'

/** What the member can do at an enquiry's status: wait, pay, chat and invite guests, or nothing. */
export function EnquiryAction({ enquiry, wide }: { enquiry: PartyEnquiry; wide?: boolean }) {
  const { t } = useTranslation('party')
  const translateVenueName = useTranslateVenueName()
  const { pay, hasPaid } = usePayment(enquiry)
  const { status, totalPrice, id } = enquiry
  const link = useRef<HTMLAnchorElement>(null)
  const isLinkNew = hasPaid && status === 'Paid & Booked'
  // A link replaces the focused pay button, so it takes the focus. Not with a ref function: Link calls it at each render.
  useLayoutEffect(() => {
    if (isLinkNew) link.current?.focus({ preventScroll: true })
  }, [isLinkNew])
  const grow = wide ? 'flex-1' : ''
  if (status === 'Enquiry Sent')
    return (
      <p className="inline-flex min-h-11 items-center gap-2 text-body-2 text-ink-2">
        <Hourglass size={18} strokeWidth={1.75} aria-hidden className="shrink-0" />
        <span>{t('parties.waiting')}</span>
      </p>
    )
  if (status === 'Confirmed - Pay Now')
    return (
      <Button size={wide ? 'lg' : 'md'} className={`tabular ${grow}`} onClick={pay}>
        {t('parties.pay', { price: formatRupees(totalPrice) })}
      </Button>
    )
  if (status === 'Paid & Booked') {
    const enquiryParam = new URLSearchParams({ enquiry: id })
    return (
      <>
        <Link
          ref={link}
          to={`${paths.chat.path}?${enquiryParam}`}
          aria-label={t('parties.chatWith', { venue: translateVenueName(enquiry.venueName) })}
          className={buttonVariants({
            variant: wide ? 'tonal' : 'ghost',
            size: wide ? 'lg' : 'md',
            className: grow,
          })}
        >
          <MessageCircle size={20} strokeWidth={1.75} aria-hidden />
          <span>{t('parties.chat')}</span>
        </Link>
        {wide && (
          <Link
            to={`${paths.invitation.path}?${enquiryParam}`}
            className={buttonVariants({ className: grow })}
          >
            <MailOpen size={20} strokeWidth={1.75} aria-hidden />
            <span>{t('parties.invite')}</span>
          </Link>
        )}
      </>
    )
  }
  return null
}
