import { useHost, useTranslation } from '@baithak/platform'
import { transact } from '@baithak/storage'
import { vibrate } from '@baithak/ui'
import { myPartiesRecord, type PartyEnquiry } from '../model/party-enquiry'
import { useTranslateVenueName } from '../model/use-translate-venue-name'
import { payEnquiry } from './enquiry-status'

/** Pays a confirmed enquiry, and returns whether that was stored. */
export function usePayment(enquiry: PartyEnquiry) {
  const { t } = useTranslation('party')
  const { storage, toast } = useHost()
  const venue = useTranslateVenueName()(enquiry.venueName)

  return (): boolean => {
    const saved = transact([storage.record(myPartiesRecord)], ([list]) => [
      payEnquiry(list, enquiry.id),
    ])
    if (!saved.ok || saved.before[0] === saved.after[0]) return false
    vibrate('payment')
    toast({ title: t('parties.paid'), description: t('parties.paidText', { venue }) })
    return true
  }
}
