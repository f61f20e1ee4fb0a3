import { areCafesOpen } from '@baithak/domain/cafes'
import { useTranslation } from '@baithak/platform'
import { Badge, ImageWithFallback, OccupancyBadge, Rating } from '@baithak/ui'
import { resolveImageUrl } from '@baithak/ui/scene-images'
import type { ComponentProps } from 'react'
import type { Cafe } from '../model/cafe'
import { paths } from '../paths'

/** The props of a link to a café's page, which parses the state. */
export const cafeLink = (cafe: Cafe) => ({ to: paths.cafe.href({ id: cafe.id }), state: { cafe } })

interface CafeImageProps extends Omit<ComponentProps<typeof ImageWithFallback>, 'src'> {
  /** The name of a built-in scene or a URL. */
  image: string | undefined
}

/** A café's image at any size. */
export const CafeImage = ({ image = '', ...props }: CafeImageProps) => (
  <ImageWithFallback {...props} src={resolveImageUrl(image)} />
)

interface CafeFactProps {
  cafe: Cafe
  className?: string
}

/** A star and the rating, or nothing for an unrated café. */
export const CafeRating = ({ cafe: { rating }, className = '' }: CafeFactProps) =>
  rating !== null && <Rating rating={rating} className={className} />

/** The pass that opens the café. */
export function PassType({ cafe: { passType }, className = '' }: CafeFactProps) {
  const { t } = useTranslation()
  return (
    passType && (
      <Badge variant={passType} className={className}>
        {t(`cafes.tier.${passType}`)}
      </Badge>
    )
  )
}

/** How full a café is, while it is open. */
export function Occupancy({ cafe: { occupancy }, className = '' }: CafeFactProps) {
  const { t } = useTranslation()
  if (!occupancy || !areCafesOpen(new Date())) return null
  const level = t(`cafes.occupancy.${occupancy}`)
  const name = t('cafes.occupancyOf', { level })
  return <OccupancyBadge level={occupancy} label={level} name={name} className={className} />
}
