import { type ReactNode, useDeferredValue } from 'react'

export interface SliderLabels {
  label: ReactNode
  /** The displayed value, at the top right: "3.0 and up". */
  shown: ReactNode
  /** The labels of both ends. */
  limits: readonly [ReactNode, ReactNode]
}

export interface SliderBounds {
  min: number
  max: number
  step?: number
  className?: string
}

/** The labels around a slider. */
export function SliderFrame({ id, label, shown, limits, className, children }: SliderFrameProps) {
  // Radix measures each thumb on mount: deferred, that does not force a layout of the first render.
  const isControlRendered = useDeferredValue(true, false)
  return (
    <div className={className}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span id={id} className="text-h3">
          {label}
        </span>
        <span aria-hidden className="tabular text-body">
          {shown}
        </span>
      </div>
      {isControlRendered ? children : <div className={sliderRoot} />}
      <div aria-hidden className="tabular -mt-1 flex justify-between text-caption text-ink-2">
        <span>{limits[0]}</span>
        <span>{limits[1]}</span>
      </div>
    </div>
  )
}

interface SliderFrameProps extends SliderLabels {
  id: string
  className?: string | undefined
  children: ReactNode
}

export const sliderRoot = 'relative flex h-11 touch-none items-center select-none'
/** Inset by half a thumb, so that a thumb at its limit covers the end of the track. */
export const sliderTrack =
  'relative mx-[13px] h-1 grow rounded-full bg-rule forced-colors:border shadow-[inset_0_0_0_0.5px_var(--color-rule-2)]'
export const sliderFill = 'absolute h-full rounded-full bg-acc forced-colors:bg-[Highlight]'
export const sliderThumb =
  'relative block size-[26px] rounded-full border-2 border-acc bg-field shadow-sh1 before:absolute before:-inset-[11px] before:rounded-full'
