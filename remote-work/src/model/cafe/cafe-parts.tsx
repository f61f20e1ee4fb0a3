import { areCafesOpen } from '@baithak/domain/cafes'
import { useTranslation } from '@baithak/platform'
import { ImageWithFallback, OccupancyBadge, Stars } from '@baithak/ui'
import { resolveImageUrl } from '@baithak/ui/scene-images'
import type { Cafe } from './cafe'

/** Navigation state for a link to a café's page, which parses it. */
export const cafeState = (cafe: Cafe) => ({ cafe })

/** A café's image at any size. */
export function CafeImage({
  image,
  alt = '',
  className,
}: {
  image: string
  alt?: string
  className?: string
}) {
  return (
    <ImageWithFallback src={resolveImageUrl(image)} alt={alt} {...(className && { className })} />
  )
}

/** A star and the rating, or nothing for an unrated café. */
export function Rating({ value, className = '' }: { value: number | null; className?: string }) {
  const { t } = useTranslation('work')
  if (value === null) return null
  const label = t('cafes.rating', { rating: value.toFixed(1) })
  return <Stars rating={value} label={label} className={className} />
}

/** How full a café is, while it is open. */
export function Occupancy({ cafe, className }: { cafe: Cafe; className?: string }) {
  const { t } = useTranslation('work')
  if (!cafe.occupancy || !areCafesOpen(new Date())) return null
  const level = t(`cafes.occupancy.${cafe.occupancy}`)
  return (
    <OccupancyBadge
      level={cafe.occupancy}
      label={level}
      name={t('cafes.occupancyOf', { level })}
      {...(className && { className })}
    />
  )
}
