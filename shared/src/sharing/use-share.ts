import { useRef } from 'react'
import { type ShareMessage, type ShareOutcome, shareOrCopy } from './share-or-copy'

/** Shares or copies a message, one at a time. */
export function useShare() {
  const isSharing = useRef(false)
  return async function share(message: ShareMessage): Promise<ShareOutcome> {
    // A second tap while the share sheet opens would be refused by the browser, and copied behind the sheet.
    if (isSharing.current) return 'dismissed'
    isSharing.current = true
    const outcome = await shareOrCopy(message)
    isSharing.current = false
    return outcome
  }
}
