export interface Invitation {
  title: string
  text: string
  url: string
}

/** What a device can do with a message; either may be missing or refuse. */
export interface Device {
  share?: ((data: Invitation) => Promise<void>) | undefined
  copy?: ((text: string) => Promise<void>) | undefined
}

export type Shared = 'shared' | 'cancelled' | 'copied' | 'refused'

/** Through the device's share sheet, else onto the clipboard; a sheet that the member closes is no failure. */
export async function shareInvite(
  invitation: Invitation,
  { share, copy }: Device,
): Promise<Shared> {
  try {
    if (share) {
      await share(invitation)
      return 'shared'
    }
  } catch (error) {
    if (isAbort(error)) return 'cancelled'
  }
  try {
    if (copy) {
      await copy(`${invitation.text} ${invitation.url}`)
      return 'copied'
    }
  } catch {
    // Said to the member by whoever asked.
  }
  return 'refused'
}

// Not every browser's DOMException is an Error.
const isAbort = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'

/** What this browser can do, asked at the moment of need: either is missing without a secure connection. */
export function thisDevice(): Device {
  const { share, clipboard } = navigator as Partial<Navigator>
  return {
    share: share?.bind(navigator),
    copy: clipboard?.writeText.bind(clipboard),
  }
}
