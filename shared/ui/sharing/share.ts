import { useRef } from 'react'
import { type FileCapabilities, fileCapabilities, isAbort, saveFile, shareFile } from './save-file'

/** The content to share. When copied, the URL follows the text. */
export interface ShareMessage {
  title: string
  text: string
  url?: string
}

/** The browser's ways to share; either may be missing or fail. */
export interface SharingCapabilities {
  share?: ((data: ShareData) => Promise<void>) | undefined
  copy?: ((text: string) => Promise<void>) | undefined
}

/** `dismissed`: the visitor closed the share sheet, which needs no notice. `refused`: neither way worked. */
export type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'refused'

/** Opens the device's share sheet, or copies to the clipboard where there is none or it fails. */
export async function shareOrCopy(
  message: ShareMessage,
  { share, copy }: SharingCapabilities = sharingCapabilities(),
): Promise<ShareOutcome> {
  try {
    if (share) {
      await share(message)
      return 'shared'
    }
  } catch (error) {
    if (isAbort(error)) return 'dismissed'
  }
  try {
    if (copy) {
      await copy([message.text, message.url].filter(Boolean).join(' '))
      return 'copied'
    }
  } catch {
    // The caller notifies the visitor.
  }
  return 'refused'
}

/** Read at each call: the APIs are missing without a secure connection. */
export function sharingCapabilities(): SharingCapabilities {
  const { share, clipboard } = navigator as Partial<Navigator>
  return {
    share: share?.bind(navigator),
    copy: clipboard?.writeText?.bind(clipboard),
  }
}

/** `saved`: without the text, because the clipboard refused it. */
export type ShareFileOutcome = 'shared' | 'dismissed' | 'saved' | 'saved-and-copied'

/** Shares a file with its message; where the device cannot, saves the file and copies the text. */
export async function shareOrSave(
  { title, text }: ShareMessage,
  file: File,
  ways: FileCapabilities & Pick<SharingCapabilities, 'copy'> = {
    ...sharingCapabilities(),
    ...fileCapabilities(),
  },
): Promise<ShareFileOutcome> {
  const outcome = await shareFile({ title, text, files: [file] }, ways)
  if (outcome) return outcome
  // First the text: the clipboard may ask for a click that is no longer the last thing that happened.
  const isCopied = await Promise.resolve(ways.copy?.(text)).then(
    () => ways.copy !== undefined,
    () => false,
  )
  const saved = await saveFile(file, ways)
  return saved === 'saved' && isCopied ? 'saved-and-copied' : saved
}

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
