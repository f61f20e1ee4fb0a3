import { useMemberName } from '@baithak/domain/use-member'
import { useHost, useTranslation } from '@baithak/platform'
import { useDraft } from '@baithak/storage'
import { Button, Sheet, TextField } from '@baithak/ui'
import { formatDate, formatRupees } from '@baithak/ui/format'
import { useShare } from '@baithak/ui/sharing'
import { IndianRupee, Share2 } from 'lucide-react'
import { useState } from 'react'
import type { PartyEnquiry } from '../model/party-enquiry'
import { storedVenue } from '../model/stored-venue'
import { isUpiId, type Payment, payeeRecord, paymentLink, shareOf, upiLimit } from './cost-shares'
import { PaymentCode } from './payment-code'

/** Splits the cost of a paid party: the host sends a message with a link, or shows the QR code. */
export function ShareCost({ enquiry }: { enquiry: PartyEnquiry }) {
  const { t, i18n } = useTranslation()
  const { storage } = useHost()
  const share = useShare()
  const memberName = useMemberName()
  const venue = storedVenue(enquiry.venueName, t).name
  const payee = useDraft(storage.record(payeeRecord))
  const [headsText, setHeadsText] = useState(String(enquiry.guests))
  const [isOpen, setOpen] = useState(false)
  const upiId = payee.value.trim()
  const heads = Math.max(1, Math.floor(Number(headsText)) || 1)
  const party = [t('parties.eventTitle', { venue }), formatDate(enquiry.date, i18n.language)]
    .filter(Boolean)
    .join(', ')

  const payment: Payment = {
    payee: upiId,
    payeeName: memberName,
    amount: shareOf(enquiry.totalPrice, heads),
    note: `${enquiry.venueName}, ${formatDate(enquiry.date, 'en')}`,
  }
  const amount = formatRupees(payment.amount)

  async function send() {
    const text = t('share.message', { party, amount, payee: upiId })
    const url = paymentLink(payment, window.location.origin)
    await share({ title: t('share.title'), text: `${text}\n${url}` })
  }
  return (
    <>
      <Button
        variant="tonal"
        icon={IndianRupee}
        className="mt-3 w-full"
        onClick={() => setOpen(true)}
      >
        {t('share.title')}
      </Button>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('share.title')}
        description={t('share.direct')}
      >
        <TextField
          label={t('share.payee')}
          placeholder="meera@okbank"
          help={t('share.payeeHelp')}
          error={upiId !== '' && !isUpiId(upiId) && t('share.payeeError')}
          inputMode="email"
          enterKeyHint="next"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          value={payee.value}
          onChange={(event) => payee.change(event.target.value)}
        />
        <TextField
          label={t('share.heads')}
          inputMode="numeric"
          enterKeyHint="done"
          maxLength={6}
          className="mt-3"
          value={headsText}
          onChange={(event) => setHeadsText(event.target.value.replace(/\D/g, ''))}
        />
        {isUpiId(upiId) ? (
          <div className="mt-5 flex flex-col items-center gap-3">
            <p className="tabular text-h3">{t('share.each', { count: heads, amount })}</p>
            {payment.amount > upiLimit && (
              <p className="text-body-2 text-warn">
                {t('share.overLimit', { limit: formatRupees(upiLimit) })}
              </p>
            )}
            <Button icon={Share2} className="w-full" onClick={send}>
              {t('share.send', { amount })}
            </Button>
            <PaymentCode payment={payment} />
          </div>
        ) : (
          <p className="mt-5 text-body-2 text-ink-2">{t('share.empty')}</p>
        )}
      </Sheet>
    </>
  )
}
