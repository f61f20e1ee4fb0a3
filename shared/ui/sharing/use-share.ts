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

/** Within this time, the share sheet is on the screen. */
const shareSheetOpensMs = 1000

function useOneAtATime<Parts extends unknown[], Outcome extends string>(
  share: (...parts: Parts) => Promise<Outcome>,
) {
  const startedAt = useRef(-shareSheetOpensMs)
  return async (...parts: Parts): Promise<Outcome | 'dismissed'> => {
    // A second tap while the share sheet opens would be refused by the browser, and copied behind the sheet. Later the
    // sheet is gone, whether or not its promise has settled: some never do.
    const now = performance.now()
    if (now - startedAt.current < shareSheetOpensMs) return 'dismissed'
    startedAt.current = now
    try {
      return await share(...parts)
    } finally {
      startedAt.current = -shareSheetOpensMs
    }
  }
}
