import type { Amenity } from '@baithak/domain'
import { useTranslation } from '@baithak/platform'
import { amenityIcons } from '@baithak/ui'

/** A café's amenities with icons. */
export function AmenityList({ amenities }: { amenities: readonly Amenity[] }) {
  const { t } = useTranslation('admin')
  if (amenities.length === 0)
    return <p className="text-body-2 text-ink-2">{t('cafe.noAmenities')}</p>
  return (
    <ul className="flex flex-wrap gap-x-7 gap-y-3">
      {amenities.map((amenity) => {
        const Icon = amenityIcons[amenity]
        return (
          <li key={amenity} className="flex items-center gap-2.5 text-body font-mid">
            <Icon size={22} strokeWidth={1.75} aria-hidden className="text-acc" />
            <span>{t(`amenities.${amenity}`)}</span>
          </li>
        )
      })}
    </ul>
  )
}
