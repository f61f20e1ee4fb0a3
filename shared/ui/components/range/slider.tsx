import { type ReactNode, useId } from 'react'
import { cn } from '../styles/class-names'

interface Bounds {
  min: number
  max: number
  step?: number
}

interface SliderLabels {
  label: ReactNode
  /** The displayed value, at the top right: "3.0 and up". */
  shown: ReactNode
  /** The labels of both ends. */
  limits: readonly [ReactNode, ReactNode]
  className?: string
}

interface SliderProps extends SliderLabels, Bounds {
  value: number
  onValueChange: (value: number) => void
  /** The value as screen readers announce it: "rated 3.0 and up". */
  valueText: string
}

/** A range input without its track, which the component draws. */
const thumbOnly = cn(
  'absolute inset-0 m-0 w-full appearance-none bg-transparent outline-none thumb:box-border thumb:size-[26px] thumb:appearance-none',
  'thumb:rounded-full thumb:border-2 thumb:border-solid thumb:border-acc thumb:bg-field thumb:shadow-sh1',
  'focus-visible:thumb:outline-3 focus-visible:thumb:outline-offset-2 focus-visible:thumb:outline-acc',
)

/** A slider with one value. */
export function Slider({ label, shown, limits, className, ...control }: SliderProps) {
  const { value, onValueChange, valueText, min, max, step } = control
  const id = useId()
  return (
    <SliderFrame {...{ id, label, shown, limits, className }} filled={[0, shareOf(value, control)]}>
      <input
        type="range"
        {...{ min, max, step, value }}
        aria-labelledby={id}
        aria-valuetext={valueText}
        onChange={({ target }) => onValueChange(target.valueAsNumber)}
        className={thumbOnly}
      />
    </SliderFrame>
  )
}

interface RangeSliderProps extends SliderLabels, Bounds {
  value: readonly [number, number]
  onValueChange: (value: [number, number]) => void
  /** The accessible names of the thumbs: "Lowest price", "Highest price". */
  thumbLabels: readonly [string, string]
  /** The values as screen readers announce them. */
  valueTexts: readonly [string, string]
}

/** A slider with a lower and an upper value, which never cross. A press on the track moves the nearer one. */
export function RangeSlider({ label, shown, limits, className, ...control }: RangeSliderProps) {
  const { value, onValueChange, thumbLabels, valueTexts, min, max, step } = control
  const [low, high] = value
  const id = useId()
  const middle = shareOf((low + high) / 2, control)
  // Each input has the part of the track that is nearer to its thumb.
  const clip = (share: number) => `calc(${share} * (100% - 26px) + 13px)`
  return (
    <SliderFrame
      {...{ id, label, shown, limits, className }}
      filled={[shareOf(low, control), shareOf(high, control)]}
    >
      <input
        type="range"
        {...{ min, max, step }}
        value={low}
        aria-label={thumbLabels[0]}
        aria-valuetext={valueTexts[0]}
        onChange={({ target }) => onValueChange([Math.min(target.valueAsNumber, high), high])}
        style={{ clipPath: `inset(0 ${clip(1 - middle)} 0 0)` }}
        className={thumbOnly}
      />
      <input
        type="range"
        {...{ min, max, step }}
        value={high}
        aria-label={thumbLabels[1]}
        aria-valuetext={valueTexts[1]}
        onChange={({ target }) => onValueChange([low, Math.max(target.valueAsNumber, low)])}
        style={{ clipPath: `inset(0 0 0 ${clip(middle)})` }}
        className={thumbOnly}
      />
    </SliderFrame>
  )
}

/** Where a value is on the track, from 0 to 1. */
const shareOf = (value: number, { min, max }: Bounds) => (value - min) / (max - min)

interface SliderFrameProps extends Omit<SliderLabels, 'className'> {
  id: string
  className: string | undefined
  /** The coloured part of the track, from 0 to 1. */
  filled: readonly [number, number]
  children: ReactNode
}

/** The labels around a slider, and its track. */
function SliderFrame({ id, label, shown, limits, className, filled, children }: SliderFrameProps) {
  const [from, to] = filled
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
      <div className="relative flex h-11 items-center">
        {/* Inset by half a thumb, so that a thumb at its limit covers the end of the track. */}
        <div className="relative mx-[13px] h-1 grow rounded-full bg-rule shadow-[inset_0_0_0_0.5px_var(--color-rule-2)] forced-colors:border">
          <div
            className="absolute h-full rounded-full bg-acc forced-colors:bg-[Highlight]"
            style={{ left: `${from * 100}%`, right: `${(1 - to) * 100}%` }}
          />
        </div>
        {children}
      </div>
      <div aria-hidden className="tabular -mt-1 flex justify-between text-caption text-ink-2">
        <span>{limits[0]}</span>
        <span>{limits[1]}</span>
      </div>
    </div>
  )
}
