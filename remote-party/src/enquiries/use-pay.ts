import { useTranslation } from '@baithak/platform'
import { useHost } from '@baithak/shared/contract'
import type { PartyEnquiry } from '@baithak/shared/storage'
import { useVenueName } from '../venues/use-venue-words'
import { paid } from './enquiry-rules'

/** Books what the venue has confirmed, and says so once. */
export function usePay() {
  const { t } = useTranslation('party')
  const { storage, toast } = useHost()
  const venueName = useVenueName()
  return function pay(enquiry: PartyEnquiry) {
    let booked = false
    const saved = storage.myParties.write((list) => {
      const next = paid(list, enquiry.id)
      booked = next.some((each, place) => each !== list[place])
      return next
    })
    if (!saved.ok || !booked) return
    toast({
      title: t('parties.paid'),
      description: t('parties.paidText', { venue: venueName(enquiry.venueName) }),
    })
  }
}
