import { areCafesOpen } from '@baithak/domain/cafes'
import { useTranslation } from '@baithak/platform'
import { ImageWithFallback, OccupancyBadge, Rating } from '@baithak/ui'
import { resolveImageUrl } from '@baithak/ui/scene-images'
import type { ComponentProps } from 'react'
import type { Cafe } from '../model/cafe'
import { paths } from '../paths'

/** The props of a link to a café's page, which parses the state. */
export const cafeLink = (cafe: Cafe) => ({ to: paths.cafe.href({ id: cafe.id }), state: { cafe } })

interface CafeImageProps extends Omit<ComponentProps<typeof ImageWithFallback>, 'src'> {
  /** The name of a built-in scene or a URL. */
  image: string
}

/** A café's image at any size. */
export const CafeImage = ({ image, ...props }: CafeImageProps) => (
  <ImageWithFallback {...props} src={resolveImageUrl(image)} />
)

/** A star and the rating, or nothing for an unrated café. */
export function CafeRating({
  value,
  className = '',
}: {
  value: number | null
  className?: string
}) {
  if (value === null) return null
  return <Rating rating={value} className={className} />
}

/** How full a café is, while it is open. */
export function Occupancy({ cafe, className = '' }: { cafe: Cafe; className?: string }) {
  const { t } = useTranslation()
  if (!cafe.occupancy || !areCafesOpen(new Date())) return null
  const level = t(`cafes.occupancy.${cafe.occupancy}`)
  const name = t('cafes.occupancyOf', { level })
  return <OccupancyBadge level={cafe.occupancy} label={level} name={name} className={className} />
}
