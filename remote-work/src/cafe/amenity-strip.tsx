import type { Amenity } from '@baithak/domain'
import { useTranslation } from '@baithak/platform'
import { amenityIcons } from '@baithak/ui'

/** The amenities of every café page (section 2). */
const listedAmenities: Amenity[] = ['wifi', 'sockets', 'quiet', 'ac']

/** A café's amenities; missing ones are struck out. A partner may have listed none. */
export function AmenityStrip({ offered }: { offered: readonly Amenity[] }) {
  const { t } = useTranslation('work')

  if (offered.length === 0) return null
  return (
    <ul
      aria-label={t('cafe.amenities')}
      className="mt-5 grid grid-cols-4 border-y border-rule text-center @max-[19rem]:grid-cols-2"
    >
      {listedAmenities.map((amenity) => {
        const Icon = amenityIcons[amenity]
        const missing = !offered.includes(amenity)
        return (
          <li
            key={amenity}
            className={`flex flex-col items-center gap-2 border-l border-rule px-0.5 py-4 first:border-l-0 @max-[19rem]:odd:border-l-0 @max-[19rem]:nth-3:border-t @max-[19rem]:nth-4:border-t ${missing ? 'text-ink-3' : ''}`}
          >
            <Icon size={22} strokeWidth={1.75} className={missing ? 'opacity-55' : 'text-acc'} />
            <span className={`text-meta ${missing ? 'line-through' : 'font-mid'}`}>
              {t(`cafes.amenities.${amenity}`)}
            </span>
            {missing && <span className="sr-only">{`(${t('cafe.missing')})`}</span>}
          </li>
        )
      })}
    </ul>
  )
}
