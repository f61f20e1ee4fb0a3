import { resolveImageUrl } from '@baithak/shared/scene-images'
import { ImageWithFallback } from '@baithak/shared/ui'

/** A café's image at any size. */
export function CafeImage({
  image,
  alt = '',
  className,
}: {
  image: string
  alt?: string
  className?: string
}) {
  return (
    <ImageWithFallback src={resolveImageUrl(image)} alt={alt} {...(className && { className })} />
  )
}
