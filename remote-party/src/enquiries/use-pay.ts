import { useHost, useTranslation } from '@baithak/platform'
import { type PartyEnquiry, transact } from '@baithak/shared/storage'
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
    const saved = transact([storage.myParties], ([list]) => [paid(list, enquiry.id)])
    if (!saved.ok || saved.before[0] === saved.after[0]) return
    setStanding('settling')
    toast({ title: t('parties.paid'), description: t('parties.paidText', { venue }) })
  }
  return { pay, standing }
}
