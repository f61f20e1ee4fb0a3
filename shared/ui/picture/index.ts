export { BlankCard, type CardImage, CardPreview, useCardImage } from './card-image'
export type { Card } from './render-card'
export { useShareCard } from './use-share-card'
