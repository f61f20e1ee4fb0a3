export { BlankCard, CardPreview } from './card-preview'
export type { Card } from './render-card'
export { type CardImage, useCardImage } from './use-card-image'
export { useShareCard } from './use-share-card'
