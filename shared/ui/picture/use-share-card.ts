import { useHost } from '@baithak/platform'
import { Download, Share2 } from 'lucide-react'
import { type ShareMessage, saveFile, useShare, useShareFile } from '../sharing'
import type { CardImage } from './card-image'

/** What the visitor has to be told. */
type ShareCardOutcome = 'saved' | 'saved-and-copied' | 'copied' | 'refused'

interface ShareCardOptions {
  image: CardImage
  fileName: string
  /** Called at each press. */
  message: () => ShareMessage
  /** The toast of an outcome. */
  toastOf: (outcome: ShareCardOutcome) => { title: string; description: string }
}

/**
 * The properties of two buttons, which share a card and save its image. Without an image, the text can still be shared.
 */
export function useShareCard({ image, fileName, message, toastOf }: ShareCardOptions) {
  const { toast } = useHost()
  const shareText = useShare()
  const shareFile = useShareFile()
  const { blob, isRendering, hasFailed } = image
  const file = blob && new File([blob], fileName, { type: blob.type })
  const notify = (outcome: ShareCardOutcome) =>
    toast({ ...toastOf(outcome), destructive: outcome === 'refused' })

  async function share() {
    const outcome = await (file ? shareFile(message(), file) : shareText(message()))
    if (outcome !== 'shared' && outcome !== 'dismissed') notify(outcome)
  }
  async function save() {
    if (file && (await saveFile(file)) === 'saved') notify('saved')
  }
  return {
    saveButton: {
      variant: 'secondary',
      icon: Download,
      loading: isRendering,
      'aria-disabled': hasFailed,
      onClick: save,
    },
    shareButton: { icon: Share2, loading: isRendering, onClick: share },
  } as const
}
