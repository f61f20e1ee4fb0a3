import { type FileCapabilities, fileCapabilities, saveFile, shareFile } from './save-file'
import { type ShareMessage, type SharingCapabilities, sharingCapabilities } from './share-or-copy'

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
