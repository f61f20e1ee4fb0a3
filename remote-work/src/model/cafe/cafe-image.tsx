import { ImageWithFallback } from '@baithak/ui'
import { resolveImageUrl } from '@baithak/ui/scene-images'

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
