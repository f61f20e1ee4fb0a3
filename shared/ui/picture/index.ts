export { type CardImage, CardPreview, useCardImage, useShareCard } from './card-image'
export type { Card } from './render-card'
