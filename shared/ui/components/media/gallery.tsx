import { type ComponentProps, type ReactElement, useRef, useState } from 'react'
import { cn } from '../styles/class-names'

interface GalleryProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: string
  /** Keyed elements. */
  images: readonly ReactElement[]
  /** The accessible name of an image's dot; numbers start at 1. */
  labelOf(number: number): string
}

/** A carousel with dots; arrow keys scroll it. The touch targets of the dots adjoin, so that a near miss hits the next one. */
export function Gallery({ label, images, labelOf, className, ...props }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  return (
    <div {...props} className={cn('relative h-full', className)}>
      <ul
        ref={strip}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be focusable in every browser.
        tabIndex={0}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          if (clientWidth > 0) setCurrent(Math.round(scrollLeft / clientWidth))
        }}
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
        <div
          data-dark
          data-adjoining
          className="absolute bottom-1 left-1/2 flex -translate-x-1/2 before:absolute before:inset-x-0 before:inset-y-3 before:rounded-[10px] before:bg-espresso/80"
        >
          {images.map(({ key }, index) => (
            <button
              key={key}
              type="button"
              aria-label={labelOf(index + 1)}
              aria-current={index === current || undefined}
              onClick={() => {
                if (strip.current) strip.current.scrollLeft = index * strip.current.clientWidth
              }}
              className="group relative flex h-11 min-w-6 items-center justify-center rounded-chip first:pl-2 last:pr-2"
            >
              <i className="size-[7px] rounded-full bg-white/60 forced-colors:bg-[CanvasText] transition-[width] duration-quick group-aria-[current]:w-[18px] group-aria-[current]:rounded-[3px] group-aria-[current]:bg-white" />
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
