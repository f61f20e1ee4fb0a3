import { Button } from '../components'
import type { CardImage } from './use-card-image'
import './card.css'

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

/** The card as it will be shared; until it is drawn, its paper and drawing. */
export function CardPreview(props: CardPreviewProps) {
  const { art, alt, image, failedText, retryLabel, className = '' } = props
  const { url, isRendering, hasFailed, retry } = image
  return (
    <div aria-busy={isRendering} className={`card-preview ${className}`}>
      <BlankCard art={art} />
      {url && image.art === art && (
        <img src={url} alt={alt} width={1080} height={1350} className="card-image" />
      )}
      {hasFailed && (
        <div role="alert" className="card-failure paper">
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
export const BlankCard = ({ art }: { art: string }) => (
  <div aria-hidden className="card-paper">
    <img src={art} alt="" width={260} height={300} className="card-drawing" />
  </div>
)
