import { byLanguage, inLanguage } from '@baithak/contract'
import { useHost, useTranslation } from '@baithak/platform'
import { useRef } from 'react'
import type english from './locales/en.json'
import { saveFile, shareOrCopy, shareOrSave } from './share'

// The kit's own texts are in the first screens, where nothing is shared.
const shareTexts = byLanguage(
  import.meta.glob<typeof english>('./locales/*.json', { eager: true, import: 'default' }),
)

/** Returns a function that says an outcome in a toast, unless the device has said it in its share sheet. */
function useSayOutcome(texts?: ShareOptions['texts']) {
  const { toast } = useHost()
  const all = { ...inLanguage(shareTexts, useTranslation().i18n.language), ...texts }
  return (outcome: string) => {
    const text = Object.entries(all).find(([name]) => name === outcome)?.[1]
    if (text) toast({ ...text, ...(outcome === 'refused' && { destructive: true }) })
  }
}

/** The time in which a share sheet appears, in milliseconds. */
const shareSheetOpensMs = 1000

interface ShareOptions {
  /** The outcomes that the screen says in its own words. */
  texts?: Partial<typeof english>
  /** The screen says the outcome itself. */
  silent?: boolean
}

/**
 * Returns a function that shares a message, or copies it where the device cannot share. A toast says the outcome, which
 * is also returned.
 */
export const useShare = (options?: ShareOptions) => useSharing(shareOrCopy, options)

/** Returns a function that shares a file with its message, or saves the one and copies the other. A toast says so. */
export const useShareFile = () => useSharing(shareOrSave)

function useSharing<Parts extends unknown[], Outcome extends string>(
  share: (...parts: Parts) => Promise<Outcome>,
  { texts, silent }: ShareOptions = {},
) {
  const say = useSayOutcome(texts)
  const startedAt = useRef(-shareSheetOpensMs)
  return async (...parts: Parts): Promise<Outcome | 'dismissed'> => {
    // The browser would refuse a second tap while the share sheet opens, and the text would be copied behind it. The time
    // is limited because some browsers never settle the promise.
    const now = performance.now()
    if (now - startedAt.current < shareSheetOpensMs) return 'dismissed'
    startedAt.current = now
    const outcome = await share(...parts)
    startedAt.current = -shareSheetOpensMs
    if (!silent) say(outcome)
    return outcome
  }
}

/** Returns a function that saves a file. A toast says so, unless the device shows the file. */
export function useSave() {
  const say = useSayOutcome()
  return async (file: File) => say(await saveFile(file))
}
