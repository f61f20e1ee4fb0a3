import { byLanguage, inLanguage } from '@baithak/contract'
import { useHost, useTranslation } from '@baithak/platform'
import { useRef } from 'react'
import type english from './locales/en.json'
import { type ShareMessage, type ShareOutcome, shareOrCopy } from './share'

// The kit's own texts are in the first screens, where nothing is shared.
const shareTexts = byLanguage(
  import.meta.glob<typeof english>('./locales/*.json', { eager: true, import: 'default' }),
)

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
export function useShare({ texts, silent }: ShareOptions = {}) {
  const { toast } = useHost()
  const all = { ...inLanguage(shareTexts, useTranslation().i18n.language), ...texts }
  const startedAt = useRef(-shareSheetOpensMs)
  return async (message: ShareMessage): Promise<ShareOutcome> => {
    // The browser would refuse a second tap while the share sheet opens, and the text would be copied behind it. The time
    // is limited because some browsers never settle the promise.
    const now = performance.now()
    if (now - startedAt.current < shareSheetOpensMs) return 'dismissed'
    startedAt.current = now
    const outcome = await shareOrCopy(message)
    startedAt.current = -shareSheetOpensMs
    if (!silent && outcome === 'copied') toast(all.copied)
    if (!silent && outcome === 'refused') toast({ ...all.refused, destructive: true })
    return outcome
  }
}
