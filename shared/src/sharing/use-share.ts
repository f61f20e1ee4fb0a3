import { useRef } from 'react'
import { type ShareMessage, type ShareOutcome, shareOrCopy } from './share-or-copy'
import { type ShareFileOutcome, shareOrSave } from './share-or-save'

/** Shares or copies a message, one at a time. */
export function useShare() {
  return useOneAtATime<[ShareMessage], ShareOutcome>(shareOrCopy)
}

/** Shares a file with a message, or saves it, one at a time. */
export function useShareFile() {
  return useOneAtATime<[ShareMessage, File], ShareFileOutcome>(shareOrSave)
}

function useOneAtATime<Parts extends unknown[], Outcome extends string>(
  share: (...parts: Parts) => Promise<Outcome>,
) {
  const isSharing = useRef(false)
  return async (...parts: Parts): Promise<Outcome | 'dismissed'> => {
    // A second tap while the share sheet opens would be refused by the browser, and copied behind the sheet.
    if (isSharing.current) return 'dismissed'
    isSharing.current = true
    const outcome = await share(...parts)
    isSharing.current = false
    return outcome
  }
}
