import { saveFile } from './save-file'
import {
  isAbort,
  type ShareMessage,
  type SharingCapabilities,
  sharingCapabilities,
} from './share-or-copy'

/** `saved`: without the text, because the clipboard refused it. */
export type ShareFileOutcome = 'shared' | 'dismissed' | 'saved' | 'saved-and-copied'

interface FileCapabilities extends SharingCapabilities {
  canShare?: ((data: ShareData) => boolean) | undefined
  save(file: File): void
}

/** Shares a file with its message; where the device cannot, saves the file and copies the text. */
export async function shareOrSave(
  { title, text }: ShareMessage,
  file: File,
  { share, canShare, copy, save }: FileCapabilities = fileCapabilities(),
): Promise<ShareFileOutcome> {
  const data = { title, text, files: [file] }
  try {
    if (share && canShare?.(data)) {
      await share(data)
      return 'shared'
    }
  } catch (error) {
    if (isAbort(error)) return 'dismissed'
  }
  // First the text: the clipboard may ask for a click that is no longer the last thing that happened.
  const isCopied = await Promise.resolve(copy?.(text)).then(
    () => copy !== undefined,
    () => false,
  )
  save(file)
  return isCopied ? 'saved-and-copied' : 'saved'
}

const fileCapabilities = (): FileCapabilities => ({
  ...sharingCapabilities(),
  canShare: (navigator as Partial<Navigator>).canShare?.bind(navigator),
  save: (file) => saveFile(file, file.name),
})
