import { useTranslation } from '@baithak/platform'
import { cn, ImageWithFallback } from '@baithak/ui'
import { resolveImageUrl } from '@baithak/ui/scene-images'
import { ImageOff } from 'lucide-react'

/** Section 9. */
const maxImages = 5

/** Grid layouts by the number of images. The cover is the largest. */
const layouts = [
  '',
  'grid-cols-1',
  'grid-cols-2',
  'grid-cols-[2fr_1fr] grid-rows-2 *:first:row-span-2',
  'grid-cols-[2fr_1fr_1fr] grid-rows-2 *:first:row-span-2 *:last:col-span-2',
  'grid-cols-[2fr_1fr_1fr] grid-rows-2 *:first:row-span-2',
]

/** A café's images in a grid. */
export function CafeGallery({ images, name }: { images: readonly string[]; name: string }) {
  const { t } = useTranslation('admin')
  const visibleImages = images.slice(0, maxImages)
  if (visibleImages.length === 0)
    return (
      <p className="flex aspect-[2.6] max-h-40 w-full items-center justify-center gap-2.5 rounded-panel border-[1.5px] border-rule-2 border-dashed text-body-2 text-ink-2">
        <ImageOff size={22} strokeWidth={1.75} />
        <span>{t('cafe.noImages')}</span>
      </p>
    )
  return (
    <ul
      aria-label={t('cafe.images')}
      className={cn('grid aspect-3/2 gap-2 sm:aspect-[2.18]', layouts[visibleImages.length])}
    >
      {visibleImages.map((image, index) => (
        <li key={image} className="min-h-0 min-w-0">
          <ImageWithFallback
            src={resolveImageUrl(image)}
            alt={t('cafe.imageOf', { name, number: index + 1, total: visibleImages.length })}
            className="size-full rounded-control"
            eager
          />
        </li>
      ))}
    </ul>
  )
}
