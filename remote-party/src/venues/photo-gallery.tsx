import { useTranslation } from '@baithak/platform'
import { Gallery, ImageWithFallback } from '@baithak/ui'
import { sceneImageOf } from '../model/scene-images'

export function PhotoGallery({ name, photos }: { name: string; photos: readonly string[] }) {
  const { t } = useTranslation('party')
  const count = photos.length
  return (
    <Gallery
      label={t('venue.photos', { name })}
      labelOf={(number) => t('venue.showPhoto', { number, count })}
      images={photos.map((photo, index) => (
        <ImageWithFallback
          key={photo}
          src={sceneImageOf(photo)}
          alt={t('venue.photo', { name, number: index + 1, count })}
          eager={index === 0}
          className="h-[290px] sideways:h-full"
        />
      ))}
    />
  )
}
