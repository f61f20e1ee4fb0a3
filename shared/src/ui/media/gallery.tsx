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
  /** The picture that a dot leads to, while the strip is on its way there. */
  const heading = useRef<number>(null)
  const [current, setCurrent] = useState(0)

  function show(place: number) {
    setCurrent(place)
    if (!strip.current) return
    // A strip that stands there already does not scroll, and would never be told to have arrived.
    heading.current = seenIn(strip.current) === place ? null : place
    strip.current.scrollLeft = place * strip.current.clientWidth
  }

  function settle({ currentTarget }: UIEvent<HTMLElement>) {
    if (currentTarget.clientWidth === 0) return
    const seen = seenIn(currentTarget)
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
        onKeyDown={takeHold}
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

/** The place of the picture that fills most of the strip. */
const seenIn = ({ scrollLeft, clientWidth }: HTMLElement): number =>
  Math.round(scrollLeft / clientWidth)
