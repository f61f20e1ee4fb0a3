import { Picture } from '@baithak/shared/ui'
import { pictureOf } from './scenes'

/** A café's picture at any size. */
export function CafePicture({
  image,
  alt = '',
  className,
}: {
  image: string
  alt?: string
  className?: string
}) {
  return <Picture src={pictureOf(image)} alt={alt} {...(className && { className })} />
}
