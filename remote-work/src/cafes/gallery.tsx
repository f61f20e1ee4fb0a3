import { useTranslation } from '@baithak/platform'
import { type KeyboardEvent, type UIEvent, useRef, useState } from 'react'
import { CafePicture } from './cafe-picture'

/** A café's pictures side by side: swiped, or reached by the dots and the arrow keys. */
export function Gallery({ images, name }: { images: readonly string[]; name: string }) {
  const { t } = useTranslation('work')
  const strip = useRef<HTMLUListElement>(null)
  const dots = useRef<HTMLDivElement>(null)
  const heading = useRef<number>(null)
  const [current, setCurrent] = useState(0)
  const count = images.length

  function show(index: number) {
    const target = Math.min(Math.max(index, 0), count - 1)
    setCurrent(target)
    heading.current = target
    if (strip.current) strip.current.scrollLeft = target * strip.current.clientWidth
    return target
  }

  function settle({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) {
    if (clientWidth === 0) return
    const seen = Math.round(scrollLeft / clientWidth)
    // On the way to a picture that was asked for, those that pass by are not the current one.
    if (heading.current !== null && heading.current !== seen) return
    heading.current = null
    setCurrent(seen)
  }

  const takeHold = () => {
    heading.current = null
  }

  function moveByKey(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1, Home: -count, End: count }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const dot = dots.current?.children[show(current + step)]
    if (dot instanceof HTMLElement) dot.focus()
  }

  return (
    <div className="relative">
      <ul
        ref={strip}
        aria-label={t('cafe.gallery', { name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard, in every browser.
        tabIndex={0}
        onScroll={settle}
        onPointerDown={takeHold}
        onWheel={takeHold}
        className="scroll-row flex h-[312px] snap-x snap-mandatory scroll-smooth"
      >
        {(count ? images : ['']).map((image, index) => (
          <li
            key={image}
            aria-hidden={index !== current}
            className="w-full shrink-0 snap-center snap-always"
          >
            <CafePicture
              image={image}
              alt={count ? t('cafe.picture', { number: index + 1, count }) : ''}
              className="h-full w-full"
            />
          </li>
        ))}
      </ul>
      {count > 1 && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the buttons within are what is used; arrow keys go from one to the next.
        <div
          ref={dots}
          onKeyDown={moveByKey}
          className="absolute bottom-1 left-1/2 flex -translate-x-1/2 before:absolute before:inset-x-0 before:top-3 before:bottom-3 before:rounded-[10px] before:bg-espresso/80"
          data-dark
        >
          {images.map((image, index) => (
            <button
              key={image}
              type="button"
              aria-label={t('cafe.picture', { number: index + 1, count })}
              aria-current={index === current || undefined}
              onClick={() => show(index)}
              className="group relative grid size-11 place-items-center rounded-chip"
            >
              <i className="size-[7px] rounded-full bg-white/55 group-aria-[current]:w-[18px] group-aria-[current]:rounded-[3px] group-aria-[current]:bg-white" />
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
