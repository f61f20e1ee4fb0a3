import { useTranslation } from '@baithak/platform'
import { Gallery, SharedElement } from '@baithak/shared/ui'
import { CafeImage } from '../model/cafe/cafe-image'
import { sharedPicture, sharedPictureBack } from '../model/cafe/cafe-link'

/** A café's images, or a placeholder. */
export function CafeGallery({ images, name }: { images: readonly string[]; name: string }) {
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
          <SharedElement key={image} name={sharedPicture} exit={sharedPictureBack}>
            {picture}
          </SharedElement>
        )
      })}
    />
  )
}
