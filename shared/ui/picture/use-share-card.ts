import { Download, Share2 } from 'lucide-react'
import { type ShareMessage, useSave, useShare, useShareFile } from '../sharing'
import type { CardImage } from './card-image'

interface ShareCardOptions {
  image: CardImage
  fileName: string
  /** Called at each press. */
  message: () => ShareMessage
}

/** Returns the properties of two buttons, which share a card and save its image. A failed image leaves the text to share. */
export function useShareCard({ image, fileName, message }: ShareCardOptions) {
  const shareText = useShare()
  const shareFile = useShareFile()
  const save = useSave()
  const { blob, isRendering, hasFailed } = image
  const file = blob && new File([blob], fileName, { type: blob.type })
  return {
    saveButton: {
      variant: 'secondary',
      icon: Download,
      loading: isRendering,
      'aria-disabled': hasFailed,
      onClick: () => file && void save(file),
    },
    shareButton: {
      icon: Share2,
      loading: isRendering,
      onClick: () => void (file ? shareFile(message(), file) : shareText(message())),
    },
  } as const
}
