import { useMemberName } from '@baithak/domain/use-member'
import { useHost, useTranslation } from '@baithak/platform'
import { useDraft } from '@baithak/storage'
import { Button, Sheet, TextField } from '@baithak/ui'
import { formatDate, formatRupees } from '@baithak/ui/format'
import { QrImage } from '@baithak/ui/qr'
import { useShare } from '@baithak/ui/sharing'
import { IndianRupee, Share2 } from 'lucide-react'
import { useState } from 'react'
import type { PartyEnquiry } from '../model/party-enquiry'
import { storedVenue } from '../model/stored-venue'
import {
  costShares,
  isUpiId,
  type Payment,
  payeeRecord,
  paymentLink,
  upiLimit,
  upiLink,
} from './cost-shares'

/** Splits the cost of a paid party: each share has a message with a link for the host to send, and a QR code. */
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

  async function send(amount: string, payment: Payment) {
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
          <ul className="mt-5 grid gap-6">
            {costShares(enquiry.totalPrice, heads).map((costShare) => {
              const amount = formatRupees(costShare.amount)
              const payment: Payment = {
                payee: upiId,
                payeeName: memberName,
                amount: costShare.amount,
                note: `${enquiry.venueName}, ${formatDate(enquiry.date, 'en')}`,
              }
              return (
                <li key={amount} className="flex flex-col items-center gap-3">
                  <p className="tabular text-h3">
                    {t('share.each', { count: costShare.heads, amount })}
                  </p>
                  {costShare.amount > upiLimit && (
                    <p className="text-body-2 text-warn">
                      {t('share.overLimit', { limit: formatRupees(upiLimit) })}
                    </p>
                  )}
                  <Button icon={Share2} className="w-full" onClick={() => send(amount, payment)}>
                    {t('share.send', { amount })}
                  </Button>
                  <div className="w-full max-w-75">
                    <QrImage text={upiLink(payment)} label={t('share.qr', { amount })} />
                  </div>
                </li>
              )
            })}
          </ul>
        ) : (
          <p className="mt-5 text-body-2 text-ink-2">{t('share.empty')}</p>
        )}
      </Sheet>
    </>
  )
}
