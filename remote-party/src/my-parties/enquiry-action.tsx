import { useHost, useTranslation } from '@baithak/platform'
import { transact } from '@baithak/storage'
import { Button, ButtonLink, vibrate } from '@baithak/ui'
import { formatRupees } from '@baithak/ui/format'
import { Hourglass, MailOpen, MessageCircle } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { myPartiesRecord, type PartyEnquiry } from '../model/party-enquiry'
import { useVenue } from '../model/use-translate-venue'
import { chatUrl, invitationUrl } from '../paths'
import { isAwaitingPayment, isAwaitingVenue, payEnquiry } from './enquiry-status'
import { PaidTicket } from './paid-ticket'
import { PlanAgain } from './plan-again'

/** Offers what an enquiry's status allows: wait, pay, invite guests and chat, or plan one like it. */
export function EnquiryAction({
  enquiry,
  wide = false,
}: {
  enquiry: PartyEnquiry
  wide?: boolean
}) {
  const { t } = useTranslation()
  const { storage, toast } = useHost()
  const venue = useVenue(enquiry.venueName).name
  const [hasPaid, setHasPaid] = useState(false)
  const [isTicketOpen, setTicketOpen] = useState(false)
  const isPayable = isAwaitingPayment(enquiry)
  const [size, grow] = wide ? (['lg', 'flex-1'] as const) : (['md', ''] as const)
  const invite = useRef<HTMLAnchorElement>(null)
  // The link replaces the pay button that had the focus. A ref function would run at each render of Link.
  useLayoutEffect(() => {
    if (hasPaid) invite.current?.focus({ preventScroll: true })
  }, [hasPaid])

  function pay() {
    const saved = transact([storage.record(myPartiesRecord)], ([list]) => [
      payEnquiry(list, enquiry.id),
    ])
    if (!saved.changed) return
    storage.saveSnapshot()
    vibrate('payment')
    toast({ title: t('parties.paid'), description: t('parties.paidText', { venue }) })
    setHasPaid(true)
    setTicketOpen(true)
  }
  if (isAwaitingVenue(enquiry))
    return (
      <p className="inline-flex min-h-11 items-center gap-2 text-body-2 text-ink-2">
        <Hourglass size={18} className="shrink-0" />
        <span>{t('parties.waiting')}</span>
      </p>
    )
  if (isPayable)
    return (
      <Button size={size} className={`tabular ${grow}`} onClick={pay}>
        {t('parties.pay', { price: formatRupees(enquiry.totalPrice) })}
      </Button>
    )
  if (enquiry.status === 'Cancelled') return <PlanAgain enquiry={enquiry} className={grow} />
  return (
    <>
      <ButtonLink
        ref={invite}
        to={invitationUrl(enquiry.id)}
        variant={wide ? 'primary' : 'ghost'}
        size={size}
        className={grow}
        icon={MailOpen}
      >
        {t('parties.invite')}
      </ButtonLink>
      <ButtonLink
        to={chatUrl(enquiry.id)}
        aria-label={t('parties.chatWith', { venue })}
        variant={wide ? 'tonal' : 'ghost'}
        size={size}
        className={grow}
        icon={MessageCircle}
      >
        {t('parties.chat')}
      </ButtonLink>
      {hasPaid && (
        <PaidTicket enquiry={enquiry} open={isTicketOpen} onClose={() => setTicketOpen(false)} />
      )}
    </>
  )
}
