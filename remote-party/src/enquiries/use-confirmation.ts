import { useHost } from '@baithak/shared/contract'
import { type PartyEnquiry, transact } from '@baithak/shared/storage'
import { useEffect } from 'react'
import { confirmationTime, confirmed } from './enquiry-rules'

/**
 * Stands for the venue: an enquiry that has been on this screen for five seconds is confirmed. The time of each runs
 * from when it is first seen, and anew after the screen was left. The record decides whether it still waits, so that
 * no second timer, here or in another tab, takes back a payment.
 */
export function useConfirmation({ id, status }: Pick<PartyEnquiry, 'id' | 'status'>) {
  const record = useHost().storage.myParties
  const waits = status === 'Enquiry Sent'
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(
      () => transact([record], ([list]) => [confirmed(list, id)]),
      confirmationTime,
    )
    return () => clearTimeout(timer)
  }, [record, id, waits])
}
