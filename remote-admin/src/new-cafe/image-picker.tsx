import { useTranslation } from '@baithak/platform'
import { Badge, cn, FieldNote, ImageWithFallback } from '@baithak/ui'
import { resolveImageUrl } from '@baithak/ui/scene-images'
import { ImagePlus, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { maxImages } from '../model/admin-cafe'
import type { useImages } from './use-images'

const slotClass = 'aspect-4/3 w-full rounded-control'

/** Five slots for the device's images. */
export function ImagePicker({ images }: { images: ReturnType<typeof useImages> }) {
  const { t } = useTranslation()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { urls, pending, problems } = images
  const error = problems
    .map((problem) => t(`newCafe.${problem.kind}`, { ...problem, max: maxImages }))
    .join(' ')

  function remove(index: number) {
    images.replace(urls.toSpliced(index, 1))
    // The focused button is removed with its image.
    input.current?.focus()
  }

  return (
    <fieldset className="mt-5 min-w-0">
      <legend className="mb-1.5 text-meta">
        <span className="font-label">{`${t('newCafe.images')} `}</span>
        <span className="text-ink-2">{t('newCafe.imagesHint', { count: maxImages })}</span>
      </legend>
      <div className="rounded-control has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-4 has-[input:focus-visible]:outline-acc">
        {/* The input stays enabled when all slots are taken: a sixth image gets an error message. */}
        <input
          ref={input}
          id={id}
          type="file"
          accept="image/*"
          multiple
          aria-label={t('newCafe.chooseImages')}
          aria-describedby={`${id}-error`}
          className="sr-only"
          onChange={({ target }) => {
            void images.add([...(target.files ?? [])])
            // An input with a value fires no change event when the same file is chosen again.
            target.value = ''
          }}
        />
        <ul className="grid grid-cols-3 gap-2.5 sm:grid-cols-5">
          {urls.map((url, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same photo may be chosen twice.
            <li key={index} className="relative">
              <ImageWithFallback
                src={resolveImageUrl(url)}
                alt={t('newCafe.imageOf', { number: index + 1 })}
                className={slotClass}
                eager
              />
              {index === 0 && (
                <Badge variant="dark" className="absolute bottom-1.5 left-1.5">
                  {t('newCafe.cover')}
                </Badge>
              )}
              <button
                type="button"
                aria-label={t('newCafe.removeImage', { number: index + 1 })}
                onClick={() => remove(index)}
                className="absolute top-0 right-0 grid size-11 place-items-center rounded-control"
              >
                <span className="grid size-7 place-items-center rounded-chip bg-milk shadow-sh1">
                  <X size={16} />
                </span>
              </button>
            </li>
          ))}
          {Array.from({ length: Math.max(0, maxImages - urls.length) }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: free slots are identical.
            <li key={`free-${index}`} aria-hidden>
              <label
                htmlFor={id}
                className={cn(
                  slotClass,
                  'grid place-items-center border-[1.5px] border-rule-2 border-dashed text-ink-2 hover:bg-malai',
                  index < pending && 'skeleton',
                )}
              >
                <ImagePlus size={24} />
              </label>
            </li>
          ))}
        </ul>
      </div>
      <p role="status" className="sr-only">
        {pending > 0 && t('newCafe.fitting')}
      </p>
      <div role="alert">
        {error && (
          <div key={error} ref={scrollIntoView}>
            <FieldNote id={`${id}-error`} error={error} />
          </div>
        )}
      </div>
    </fieldset>
  )
}

/** Shows a message that is below the edge of the dialog on a low screen. */
const scrollIntoView = (message: HTMLElement | null) =>
  message?.scrollIntoView({ block: 'nearest' })
