import { useTranslation } from '@baithak/platform'
import { joinClasses, Picture } from '@baithak/shared/ui'
import { useRef, useState } from 'react'
import { pictureOf } from '../pictures'

/** Photos side by side: swiped, scrolled with the arrow keys, or chosen by their dots. */
export function PhotoGallery({ name, photos }: { name: string; photos: readonly string[] }) {
  const { t } = useTranslation('party')
  const track = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const count = photos.length

  function show(place: number) {
    setShown(place)
    track.current?.scrollTo?.({ left: place * track.current.clientWidth, behavior: 'smooth' })
  }

  return (
    <section aria-label={t('venue.photos', { name })} className="relative">
      <ul
        ref={track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable for the arrow keys
        tabIndex={0}
        className="scroll-row flex snap-x snap-mandatory"
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          clientWidth > 0 && setShown(Math.round(scrollLeft / clientWidth))
        }
      >
        {photos.map((photo, place) => (
          <li key={photo} className="w-full shrink-0 snap-center list-none">
            <Picture
              src={pictureOf(photo)}
              alt={t('venue.photo', { name, number: place + 1, count })}
              eager={place === 0}
              className="h-[290px]"
            />
          </li>
        ))}
      </ul>
      <div className="absolute inset-x-0 bottom-1.5 mx-auto flex w-fit rounded-full before:absolute before:inset-x-0 before:inset-y-3 before:rounded-full before:bg-night/72">
        {photos.map((photo, place) => (
          <button
            key={photo}
            type="button"
            data-dark
            aria-label={t('venue.showPhoto', { number: place + 1, count })}
            aria-current={place === shown}
            className="relative grid size-11 place-items-center rounded-chip"
            onClick={() => show(place)}
          >
            <span
              className={joinClasses(
                'h-[6px] rounded-full transition-[width] duration-quick',
                place === shown ? 'w-[18px] bg-white' : 'w-[6px] bg-white/60',
              )}
            />
          </button>
        ))}
      </div>
    </section>
  )
}
