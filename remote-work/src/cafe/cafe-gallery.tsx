import { useTranslation } from '@baithak/platform'
import { Gallery } from '@baithak/shared/ui'
import type { Cafe } from '../model/cafe/cafe'
import { CafeImage } from '../model/cafe/cafe-image'
import { SharedPicture } from '../model/cafe/shared-picture'

interface CafeGalleryProps {
  cafe: Cafe
  images: readonly string[]
  name: string
}

/** A café's images, or a placeholder. */
export function CafeGallery({ cafe, images, name }: CafeGalleryProps) {
  const { t } = useTranslation('work')
  const count = images.length
  const labelOf = (number: number) => t('cafe.picture', { number, count })
  return (
    <Gallery
      label={t('cafe.gallery', { name })}
      labelOf={labelOf}
      pictures={(count ? images : ['']).map((image, index) => {
        const picture = (
          <CafeImage
            key={image}
            image={image}
            alt={count ? labelOf(index + 1) : ''}
            className="h-[312px] w-full sideways:h-44"
          />
        )
        if (index > 0) return picture
        return (
          <SharedPicture key={image} cafe={cafe} onPage>
            {picture}
          </SharedPicture>
        )
      })}
    />
  )
}
