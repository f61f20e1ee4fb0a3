import { Download, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, cn } from '../components'
import { type ShareMessage, useSave, useShare, useShareFile } from '../sharing'
import { type Card, renderCard } from './render-card'

/** Waits while a text of the card is typed, so that several letters need one image. */
const typingPauseMs = 250

interface Result {
  key: string
  art: string
  /** Null after a failure. */
  blob: Blob | null
  url: string
}

export type CardImage = ReturnType<typeof useCardImage>

/** Renders a card as an image. The previous image stays until the next one is ready. */
export function useCardImage(card: Card) {
  const key = JSON.stringify(card)
  const [result, setResult] = useState<Result>()
  const [attempt, setAttempt] = useState(0)
  const hasCard = result !== undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt renders the same card again
  useEffect(() => {
    let isCurrent = true
    async function render() {
      const card: Card = JSON.parse(key)
      const blob = await renderCard(card).catch(() => null)
      if (isCurrent)
        setResult({ key, art: card.art, blob, url: blob ? URL.createObjectURL(blob) : '' })
    }
    const timer = setTimeout(render, hasCard ? typingPauseMs : 0)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [key, attempt])

  // A font that comes late, such as another language's, would be missing on the image.
  useEffect(() => {
    const redraw = () => setAttempt((count) => count + 1)
    // Test environments have no fonts.
    document.fonts?.addEventListener('loadingdone', redraw)
    return () => document.fonts?.removeEventListener('loadingdone', redraw)
  }, [])

  const url = result?.url ?? ''
  useEffect(() => () => URL.revokeObjectURL(url), [url])

  const isCurrent = result?.key === key
  return {
    url,
    /** The URL of the drawing on the image. */
    art: result?.art,
    /** Null until the card of this content has been rendered. */
    blob: isCurrent ? result.blob : null,
    isRendering: !isCurrent,
    hasFailed: isCurrent && !result.blob,
    retry() {
      setResult(undefined)
      setAttempt(attempt + 1)
    },
  }
}

interface CardPreviewProps {
  /** The URL of the drawing. */
  art: string
  /** What the card says. */
  alt: string
  image: CardImage
  failedText: string
  retryLabel: string
  className?: string
}

/** The card as it will be shared. Its paper and drawing are shown until it is rendered. */
export function CardPreview(props: CardPreviewProps) {
  const { art, alt, image, failedText, retryLabel, className = '' } = props
  const { url, isRendering, hasFailed, retry } = image
  return (
    <div aria-busy={isRendering} className={`relative shadow-sh2 ${className}`}>
      <BlankCard art={art} />
      {url && image.art === art && (
        <img
          src={url}
          alt={alt}
          width={1080}
          height={1350}
          className={`absolute inset-0 size-full animate-fade rounded-board transition-opacity duration-quick ${isRendering ? 'opacity-60' : ''}`}
        />
      )}
      {hasFailed && (
        <div
          role="alert"
          className="paper absolute inset-x-[9%] bottom-[5%] flex flex-col items-center gap-2 bg-[#fffaec] text-center text-meta text-ink-2"
        >
          <p>{failedText}</p>
          <Button variant="secondary" size="md" onClick={retry}>
            {retryLabel}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The paper of a card with its drawing, as `renderCard` draws them. */
const BlankCard = ({ art }: { art: string }) => (
  <div
    aria-hidden
    className={cn(
      'relative aspect-4/5 rounded-board bg-[#fffaec]',
      'before:absolute before:inset-[3%] before:rounded-[3px] before:border before:border-brass',
      'after:absolute after:inset-[4.2%] after:rounded-[3px] after:border after:border-brass',
    )}
  >
    <img
      src={art}
      alt=""
      width={260}
      height={300}
      className="absolute top-[7.1%] left-1/4 h-[45.9%] w-1/2 rounded-t-[50cqw] rounded-b-[4px] object-cover"
    />
  </div>
)

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
