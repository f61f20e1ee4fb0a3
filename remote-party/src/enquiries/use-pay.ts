import { useTranslation } from '@baithak/platform'
import { useHost } from '@baithak/shared/contract'
import type { PartyEnquiry } from '@baithak/shared/storage'
import { useEffect, useState } from 'react'
import { useVenueName } from '../venues/use-venue-name'
import { paid } from './enquiry-rules'

/** As long as the second half of a double tap can take: it must not land on what comes in the button's place. */
const settlingTime = 600

/** Books what the venue has confirmed, and says so once. */
export function usePay(enquiry: PartyEnquiry) {
  const { t } = useTranslation('party')
  const { storage, toast } = useHost()
  const venue = useVenueName()(enquiry.venueName)
  const [standing, setStanding] = useState<'idle' | 'settling' | 'settled'>('idle')

  useEffect(() => {
    if (standing !== 'settling') return
    const timer = setTimeout(() => setStanding('settled'), settlingTime)
    return () => clearTimeout(timer)
  }, [standing])

  function pay() {
    let booked = false
    const saved = storage.myParties.write((list) => {
      const next = paid(list, enquiry.id)
      booked = next.some((each, place) => each !== list[place])
      return next
    })
    if (!saved.ok || !booked) return
    setStanding('settling')
    toast({ title: t('parties.paid'), description: t('parties.paidText', { venue }) })
  }
  return { pay, standing }
}
