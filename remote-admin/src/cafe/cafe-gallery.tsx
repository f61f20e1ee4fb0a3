import { useTranslation } from '@baithak/platform'
import { resolveImageUrl } from '@baithak/shared/scene-images'
import { joinClasses, Picture } from '@baithak/shared/ui'
import { ImageOff } from 'lucide-react'

/** How many images a café shows at most (section 9). */
const shownImages = 5

/** By the number of images: the cover is the large one, and no place is left empty. */
const layouts = [
  '',
  'grid-cols-1',
  'grid-cols-2',
  'grid-cols-[2fr_1fr] grid-rows-2 *:first:row-span-2',
  'grid-cols-[2fr_1fr_1fr] grid-rows-2 *:first:row-span-2 *:last:col-span-2',
  'grid-cols-[2fr_1fr_1fr] grid-rows-2 *:first:row-span-2',
]

/** A café's images together. */
export function CafeGallery({ images, name }: { images: readonly string[]; name: string }) {
  const { t } = useTranslation('admin')
  const shown = images.slice(0, shownImages)
  if (shown.length === 0)
    return (
      <p className="flex aspect-[2.6] items-center justify-center gap-2.5 rounded-panel border-[1.5px] border-rule-2 border-dashed text-body-2 text-ink-2">
        <ImageOff size={22} strokeWidth={1.75} aria-hidden />
        {t('cafe.noImages')}
      </p>
    )
  return (
    <ul
      aria-label={t('cafe.images')}
      className={joinClasses('grid aspect-3/2 gap-2 sm:aspect-[2.18]', layouts[shown.length])}
    >
      {shown.map((image, index) => (
        <li key={image} className="min-h-0 min-w-0">
          <Picture
            src={resolveImageUrl(image)}
            alt={t('cafe.imageOf', { name, number: index + 1, total: shown.length })}
            className="size-full rounded-control"
            eager
          />
        </li>
      ))}
    </ul>
  )
}
