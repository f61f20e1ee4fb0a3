import { useTranslation } from '@baithak/platform'
import { Gallery } from '@baithak/shared/ui'
import { CafeImage } from '../model/cafe/cafe-image'

/** A café's pictures; one that has none stands unlit. */
export function CafeGallery({ images, name }: { images: readonly string[]; name: string }) {
  const { t } = useTranslation('work')
  const count = images.length
  const nameOf = (number: number) => t('cafe.picture', { number, count })
  return (
    <Gallery
      label={t('cafe.gallery', { name })}
      labelOf={nameOf}
      pictures={(count ? images : ['']).map((image, place) => (
        <CafeImage
          key={image}
          image={image}
          alt={count ? nameOf(place + 1) : ''}
          className="h-[312px] w-full"
        />
      ))}
    />
  )
}
