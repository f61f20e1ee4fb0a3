import { useTranslation } from '@baithak/platform'
import { Gallery } from '@baithak/ui'
import type { Cafe } from '../model/cafe/cafe'
import { CafeImage } from '../model/cafe/cafe-image'
import { SharedCafeImage } from '../model/cafe/shared-cafe-image'

interface CafeGalleryProps {
  cafe: Cafe
  images: readonly string[]
  name: string
}

/** A café's images, or a placeholder. */
export function CafeGallery({ cafe, images, name }: CafeGalleryProps) {
  const { t } = useTranslation('work-cafe')
  const count = images.length
  const labelOf = (number: number) => t('image', { number, count })
  return (
    <Gallery
      label={t('gallery', { name })}
      labelOf={labelOf}
      images={(count ? images : ['']).map((url, index) => {
        const image = (
          <CafeImage
            key={url}
            image={url}
            alt={count ? labelOf(index + 1) : ''}
            className="h-[312px] w-full short:h-full"
          />
        )
        if (index > 0) return image
        return (
          <SharedCafeImage key={url} cafe={cafe} onPage>
            {image}
          </SharedCafeImage>
        )
      })}
    />
  )
}
