import { type ReactElement, type UIEvent, useRef, useState } from 'react'
import { GalleryDots } from './gallery-dots'

interface GalleryProps {
  label: string
  /** Keyed elements. */
  images: readonly ReactElement[]
  /** The accessible name of an image's dot; numbers start at 1. */
  labelOf(number: number): string
}

/** A carousel with dots; arrow keys scroll it. */
export function Gallery({ label, images, labelOf }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null)
  /** The target index while the strip scrolls to it. */
  const targetIndex = useRef<number>(null)
  const [current, setCurrent] = useState(0)

  function show(index: number) {
    setCurrent(index)
    if (!strip.current) return
    // A strip that is there already fires no scroll event.
    targetIndex.current = visibleIndex(strip.current) === index ? null : index
    strip.current.scrollLeft = index * strip.current.clientWidth
  }

  function handleScroll({ currentTarget }: UIEvent<HTMLElement>) {
    if (currentTarget.clientWidth === 0) return
    const shownIndex = visibleIndex(currentTarget)
    // Images that pass by on the way to the target are not current.
    if (targetIndex.current !== null && targetIndex.current !== shownIndex) return
    targetIndex.current = null
    setCurrent(shownIndex)
  }

  const cancelTarget = () => {
    targetIndex.current = null
  }

  return (
    <div className="relative h-full">
      <ul
        ref={strip}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be focusable in every browser.
        tabIndex={0}
        onScroll={handleScroll}
        onPointerDown={cancelTarget}
        onKeyDown={cancelTarget}
        onWheel={cancelTarget}
        className="scroll-row flex h-full snap-x snap-mandatory scroll-smooth"
      >
        {images.map((image, index) => (
          <li
            key={image.key}
            aria-hidden={index !== current}
            className="w-full shrink-0 snap-center snap-always"
          >
            {image}
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <GalleryDots count={images.length} current={current} labelOf={labelOf} onChoose={show} />
      )}
    </div>
  )
}

/** The index of the image that fills most of the strip. */
const visibleIndex = ({ scrollLeft, clientWidth }: HTMLElement): number =>
  Math.round(scrollLeft / clientWidth)
