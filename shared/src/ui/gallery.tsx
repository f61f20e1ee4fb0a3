import { type ReactElement, type UIEvent, useRef, useState } from 'react'
import { GalleryDots } from './gallery-dots'

export interface GalleryProps {
  label: string
  /** One picture each, keyed. */
  pictures: readonly ReactElement[]
  /** What the dot of a picture is called; its number counts from 1. */
  labelOf(number: number): string
}

/** Pictures side by side: swiped, or reached by the dots and the arrow keys. */
export function Gallery({ label, pictures, labelOf }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null)
  const heading = useRef<number>(null)
  const [current, setCurrent] = useState(0)

  function show(place: number) {
    setCurrent(place)
    heading.current = place
    if (strip.current) strip.current.scrollLeft = place * strip.current.clientWidth
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

  return (
    <div className="relative">
      <ul
        ref={strip}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard, in every browser.
        tabIndex={0}
        onScroll={settle}
        onPointerDown={takeHold}
        onWheel={takeHold}
        className="scroll-row flex snap-x snap-mandatory scroll-smooth"
      >
        {pictures.map((picture, place) => (
          <li
            key={picture.key}
            aria-hidden={place !== current}
            className="w-full shrink-0 snap-center snap-always"
          >
            {picture}
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <GalleryDots count={pictures.length} current={current} labelOf={labelOf} onChoose={show} />
      )}
    </div>
  )
}
