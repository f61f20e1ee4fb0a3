/** What is handed on. Copied, a link follows the text. */
export interface ShareMessage {
  title: string
  text: string
  url?: string
}

/** What a device can do with a message; either may be missing or refuse. */
interface SharingCapabilities {
  share?: ((data: ShareMessage) => Promise<void>) | undefined
  copy?: ((text: string) => Promise<void>) | undefined
}

/** What became of a wish to share. `dismissed` is the visitor's own doing: there is nothing to say to it. */
export type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'refused'

/** Through the device's share sheet, else onto the clipboard; a sheet that the visitor closes is no failure. */
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
    // Said to the visitor by whoever asked.
  }
  return 'refused'
}

// Not every browser's DOMException is an Error.
const isAbort = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'

/** What this browser can do, asked at the moment of need: either is missing without a secure connection. */
export function sharingCapabilities(): SharingCapabilities {
  const { share, clipboard } = navigator as Partial<Navigator>
  return {
    share: share?.bind(navigator),
    copy: clipboard?.writeText.bind(clipboard),
  }
}
