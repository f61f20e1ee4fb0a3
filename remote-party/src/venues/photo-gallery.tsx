import { useTranslation } from '@baithak/platform'
import { Gallery, Picture } from '@baithak/shared/ui'
import { pictureOf } from '../model/scene-images'

/** A venue's photos. */
export function PhotoGallery({ name, photos }: { name: string; photos: readonly string[] }) {
  const { t } = useTranslation('party')
  const count = photos.length
  return (
    <Gallery
      label={t('venue.photos', { name })}
      labelOf={(number) => t('venue.showPhoto', { number, count })}
      pictures={photos.map((photo, place) => (
        <Picture
          key={photo}
          src={pictureOf(photo)}
          alt={t('venue.photo', { name, number: place + 1, count })}
          eager={place === 0}
          className="h-[290px]"
        />
      ))}
    />
  )
}
