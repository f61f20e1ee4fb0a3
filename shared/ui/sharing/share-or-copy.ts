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

// Not every browser's DOMException is an Error.
export const isAbort = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'

/** Read at each call: the APIs are missing without a secure connection. */
export function sharingCapabilities(): SharingCapabilities {
  const { share, clipboard } = navigator as Partial<Navigator>
  return {
    share: share?.bind(navigator),
    copy: clipboard?.writeText?.bind(clipboard),
  }
}
