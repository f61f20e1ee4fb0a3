/** What became of a wish to share: `dismissed` is the artist's own change of mind. */
export type Shared = 'shared' | 'dismissed' | 'copied' | 'failed'

export interface Card {
  title: string
  text: string
}

type Device = Partial<Pick<Navigator, 'share' | 'clipboard'>>

/** Hands a card to the device's own sharing, or else to the clipboard. */
export async function shareCard(card: Card, device: Device): Promise<Shared> {
  try {
    if (device.share) {
      await device.share(card)
      return 'shared'
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed'
  }
  try {
    if (!device.clipboard) return 'failed'
    await device.clipboard.writeText(card.text)
    return 'copied'
  } catch {
    return 'failed'
  }
}
