import { useTranslation } from '@baithak/platform'
import { Gallery } from '@baithak/ui'
import { CafeImage } from '../model/cafe/cafe-image'

interface CafeGalleryProps {
  images: readonly string[]
  name: string
}

/** A café's images, or a placeholder. */
export function CafeGallery({ images, name }: CafeGalleryProps) {
  const { t } = useTranslation('work')
  const count = images.length
  const labelOf = (number: number) => t('cafe.image', { number, count })
  return (
    <Gallery
      label={t('cafe.gallery', { name })}
      labelOf={labelOf}
      images={(count ? images : ['']).map((url, index) => (
        <CafeImage
          key={url}
          image={url}
          alt={count ? labelOf(index + 1) : ''}
          className="h-[312px] w-full short:h-full"
        />
      ))}
    />
  )
}
