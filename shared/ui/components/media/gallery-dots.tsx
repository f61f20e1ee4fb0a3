import { type KeyboardEvent, useRef } from 'react'

interface GalleryDotsProps {
  count: number
  /** The index of the current image. */
  current: number
  /** The accessible name of an image's dot; numbers start at 1. */
  labelOf(number: number): string
  onChoose(index: number): void
}

/**
 * The dots of a gallery. Their touch targets adjoin and are narrower than a thumb: a near miss hits the next dot, and
 * the images can be swiped as well.
 */
export function GalleryDots({ count, current, labelOf, onChoose }: GalleryDotsProps) {
  const dots = useRef<HTMLDivElement>(null)

  function handleKeyDown(event: KeyboardEvent) {
    const steps = new Map(
      Object.entries({ ArrowLeft: -1, ArrowRight: 1, Home: -count, End: count }),
    )
    const step = steps.get(event.key)
    if (step === undefined) return
    event.preventDefault()
    const index = Math.min(Math.max(current + step, 0), count - 1)
    onChoose(index)
    const dot = dots.current?.children[index]
    if (dot instanceof HTMLElement) dot.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside are the controls; arrow keys move between them.
    <div
      ref={dots}
      onKeyDown={handleKeyDown}
      data-dark
      data-adjoining
      className="absolute bottom-1 left-1/2 flex -translate-x-1/2 before:absolute before:inset-x-0 before:inset-y-3 before:rounded-[10px] before:bg-espresso/80"
    >
      {Array.from({ length: count }, (_, index) => labelOf(index + 1)).map((label, index) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          aria-current={index === current || undefined}
          onClick={() => onChoose(index)}
          className="group relative flex h-11 min-w-6 items-center justify-center rounded-chip first:pl-2 last:pr-2"
        >
          <i className="size-[7px] rounded-full bg-white/60 forced-colors:bg-[CanvasText] transition-[width] duration-quick group-aria-[current]:w-[18px] group-aria-[current]:rounded-[3px] group-aria-[current]:bg-white" />
        </button>
      ))}
    </div>
  )
}
