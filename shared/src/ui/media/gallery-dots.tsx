import { type KeyboardEvent, useRef } from 'react'

export interface GalleryDotsProps {
  count: number
  /** The place of the picture that is seen, from 0. */
  current: number
  /** What the dot of a picture is called; its number counts from 1. */
  labelOf(number: number): string
  onChoose(place: number): void
}

/**
 * A dot for each picture of a gallery, in a dark capsule over its foot. The dots stand close, so their targets adjoin
 * and are only as high as a thumb: one that misses its dot finds the next, and the pictures are swiped as well.
 */
export function GalleryDots({ count, current, labelOf, onChoose }: GalleryDotsProps) {
  const dots = useRef<HTMLDivElement>(null)

  function moveByKey(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1, Home: -count, End: count }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const place = Math.min(Math.max(current + step, 0), count - 1)
    onChoose(place)
    const dot = dots.current?.children[place]
    if (dot instanceof HTMLElement) dot.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons within are what is used; arrow keys go from one to the next.
    <div
      ref={dots}
      onKeyDown={moveByKey}
      data-dark
      data-adjoining
      className="absolute bottom-1 left-1/2 flex -translate-x-1/2 before:absolute before:inset-x-0 before:inset-y-3 before:rounded-[10px] before:bg-espresso/80"
    >
      {Array.from({ length: count }, (_, place) => labelOf(place + 1)).map((label, place) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          aria-current={place === current || undefined}
          onClick={() => onChoose(place)}
          className="group relative flex h-11 min-w-6 items-center justify-center rounded-chip first:pl-2 last:pr-2"
        >
          <i className="size-[7px] rounded-full bg-white/60 transition-[width] duration-quick group-aria-[current]:w-[18px] group-aria-[current]:rounded-[3px] group-aria-[current]:bg-white" />
        </button>
      ))}
    </div>
  )
}
