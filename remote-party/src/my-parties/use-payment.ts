import { useHost, useTranslation } from '@baithak/platform'
import { type PartyEnquiry, transact } from '@baithak/shared/storage'
import { useEffect, useState } from 'react'
import { useTranslateVenueName } from '../model/use-translate-venue-name'
import { payEnquiry } from './enquiry-status'

/** Keeps the busy button on screen, so that the second tap of a double tap does not hit the link that replaces it. */
const doubleTapGuardMs = 600

/** Pays a confirmed enquiry. `phase` is 'settling' while the paid button stays on screen. */
export function usePayment(enquiry: PartyEnquiry) {
  const { t } = useTranslation('party')
  const { storage, toast } = useHost()
  const venue = useTranslateVenueName()(enquiry.venueName)
  const [phase, setPhase] = useState<'idle' | 'settling' | 'settled'>('idle')

  useEffect(() => {
    if (phase !== 'settling') return
    const timer = setTimeout(() => setPhase('settled'), doubleTapGuardMs)
    return () => clearTimeout(timer)
  }, [phase])

  function pay() {
    const saved = transact([storage.myParties], ([list]) => [payEnquiry(list, enquiry.id)])
    if (!saved.ok || saved.before[0] === saved.after[0]) return
    setPhase('settling')
    toast({ title: t('parties.paid'), description: t('parties.paidText', { venue }) })
  }
  return { pay, phase }
}
