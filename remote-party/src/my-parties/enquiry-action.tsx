import { useHost, useTranslation } from '@baithak/platform'
import { transact } from '@baithak/storage'
import { Button, ButtonLink, Fact, vibrate } from '@baithak/ui'
import { formatRupees } from '@baithak/ui/format'
import { Hourglass, MailOpen, MessageCircle } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { myPartiesRecord, type PartyEnquiry } from '../model/party-enquiry'
import { storedVenue } from '../model/stored-venue'
import { chatUrl, invitationUrl } from '../paths'
import { moveStatus } from './enquiry-status'
import { PaidTicket } from './paid-ticket'
import { PlanAgain } from './plan-again'

interface EnquiryActionProps {
  enquiry: PartyEnquiry
  /** Fills the action bar of the details. */
  wide?: boolean
}

/** The action that an enquiry's status allows: wait, pay, invite and chat, or plan one like it. */
export function EnquiryAction({ enquiry, wide = false }: EnquiryActionProps) {
  const { t } = useTranslation()
  const { storage, toast } = useHost()
  const venue = storedVenue(enquiry.venueName, t).name
  const [hasPaid, setHasPaid] = useState(false)
  const [isTicketOpen, setTicketOpen] = useState(false)
  const [size, grow] = wide ? (['lg', 'flex-1'] as const) : (['md', ''] as const)
  const invite = useRef<HTMLAnchorElement>(null)
  // The link replaces the pay button that had the focus.
  useLayoutEffect(() => {
    if (hasPaid) invite.current?.focus({ preventScroll: true })
  }, [hasPaid])

  function pay() {
    const saved = transact([storage.record(myPartiesRecord)], ([list]) => [
      moveStatus(list, [enquiry.id], 'Confirmed - Pay Now', 'Paid & Booked'),
    ])
    if (!saved.changed) return
    storage.saveSnapshot()
    vibrate('payment')
    toast({ title: t('parties.paid'), description: t('parties.paidText', { venue }) })
    setHasPaid(true)
    setTicketOpen(true)
  }
  switch (enquiry.status) {
    case 'Enquiry Sent':
      return (
        <Fact icon={Hourglass} className="min-h-11 text-body-2 text-ink-2">
          {t('parties.waiting')}
        </Fact>
      )
    case 'Confirmed - Pay Now':
      return (
        <Button size={size} className={`tabular ${grow}`} onClick={pay}>
          {t('parties.pay', { price: formatRupees(enquiry.totalPrice) })}
        </Button>
      )
    case 'Cancelled':
      return <PlanAgain enquiry={enquiry} className={grow} />
    case 'Paid & Booked':
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
            <PaidTicket
              enquiry={enquiry}
              open={isTicketOpen}
              onClose={() => setTicketOpen(false)}
            />
          )}
        </>
      )
  }
}
