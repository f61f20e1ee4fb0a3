import { type ShareMessage, saveFile, useShare, useShareFile } from '../sharing'
import type { CardImage } from './use-card-image'

/** What the visitor has to be told. */
export type ShareCardOutcome = 'saved' | 'saved-and-copied' | 'copied' | 'refused'

interface ShareCardOptions {
  image: CardImage
  fileName: string
  /** Called at each press. */
  message: () => ShareMessage
  notify: (outcome: ShareCardOutcome) => void
}

/** Shares a card, or saves its image. Without an image, the text can still be shared. */
export function useShareCard({ image: { blob }, fileName, message, notify }: ShareCardOptions) {
  const shareText = useShare()
  const shareFile = useShareFile()
  const file = blob && new File([blob], fileName, { type: blob.type })
  return {
    async share() {
      const outcome = await (file ? shareFile(message(), file) : shareText(message()))
      if (outcome !== 'shared' && outcome !== 'dismissed') notify(outcome)
    },
    async save() {
      if (file && (await saveFile(file)) === 'saved') notify('saved')
    },
  }
}
