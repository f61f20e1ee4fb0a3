import { useRef } from 'react'
import { type ShareMessage, type ShareOutcome, shareOrCopy } from './share-or-copy'

/** Hands a message on in the best way this device knows, one at a time. */
export function useShare() {
  const underWay = useRef(false)
  return async function share(message: ShareMessage): Promise<ShareOutcome> {
    // A second tap while the share sheet opens would be refused by the browser, and copied behind the sheet.
    if (underWay.current) return 'dismissed'
    underWay.current = true
    const outcome = await shareOrCopy(message)
    underWay.current = false
    return outcome
  }
}
