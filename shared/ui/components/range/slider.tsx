import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '../styles/class-names'

interface TrackProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: ReactNode
  /** The displayed value, at the top right: "3.0 and up". */
  shown: ReactNode
  /** The labels of both ends. */
  limits: readonly [ReactNode, ReactNode]
  min: number
  max: number
  step?: number
}

interface SliderProps extends TrackProps {
  value: number
  onValueChange: (value: number) => void
  /** The value as screen readers announce it: "rated 3.0 and up". */
  valueText: string
}

/** A slider with one value. */
export const Slider = ({ value, onValueChange, valueText, ...track }: SliderProps) => (
  <Track {...track} thumbs={[{ value, valueText, onValueChange }]} />
)

interface RangeSliderProps extends TrackProps {
  value: readonly [number, number]
  onValueChange: (value: [number, number]) => void
  /** The accessible names of the thumbs: "Lowest price", "Highest price". */
  thumbLabels: readonly [string, string]
  /** The values as screen readers announce them. */
  valueTexts: readonly [string, string]
}

/** A slider with a lower and an upper value, which never cross. A press on the track moves the nearer one. */
export function RangeSlider({ value: [low, high], onValueChange, ...rest }: RangeSliderProps) {
  const { thumbLabels, valueTexts, ...track } = rest
  const setLow = (value: number) => onValueChange([Math.min(value, high), high])
  const setHigh = (value: number) => onValueChange([low, Math.max(value, low)])
  const thumbs = [
    { label: thumbLabels[0], value: low, valueText: valueTexts[0], onValueChange: setLow },
    { label: thumbLabels[1], value: high, valueText: valueTexts[1], onValueChange: setHigh },
  ]
  return <Track {...track} thumbs={thumbs} />
}

/** Hides the input's own track, which the component draws. */
const thumbOnly = cn(
  'absolute inset-0 m-0 w-full appearance-none bg-transparent outline-none thumb:box-border thumb:size-[26px] thumb:appearance-none',
  'thumb:rounded-full thumb:border-2 thumb:border-solid thumb:border-acc thumb:bg-field thumb:shadow-sh1',
  'focus-visible:thumb:outline-3 focus-visible:thumb:outline-offset-2 focus-visible:thumb:outline-acc',
)

interface Thumb extends Pick<SliderProps, 'value' | 'valueText' | 'onValueChange'> {
  label?: string
}

/** A track with one or two native range inputs and the labels around it. */
function Track({ thumbs, ...rest }: TrackProps & { thumbs: readonly Thumb[] }) {
  const { label, shown, limits, min, max, step, ...props } = rest
  const id = useId()
  const values = thumbs.map(({ value }) => value)
  /** Where a value is on the track, from 0 to 1. */
  const shareOf = (value: number) => (value - min) / (max - min)
  const middle = shareOf(values.reduce((sum, value) => sum + value) / values.length)
  // Each of two inputs has the part of the track that is nearer to its thumb.
  const cut = (share: number) => `calc(${share} * (100% - 26px) + 13px)`
  const clips = [`inset(0 ${cut(1 - middle)} 0 0)`, `inset(0 0 0 ${cut(middle)})`]
  const from = thumbs.length > 1 ? shareOf(Math.min(...values)) : 0
  return (
    <div {...props}>
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
            style={{
              left: `${from * 100}%`,
              right: `${(1 - shareOf(Math.max(...values))) * 100}%`,
            }}
          />
        </div>
        {thumbs.map((thumb, index) => (
          <input
            key={thumb.label ?? ''}
            type="range"
            {...{ min, max, step, value: thumb.value }}
            aria-label={thumb.label}
            aria-labelledby={thumb.label ? undefined : id}
            aria-valuetext={thumb.valueText}
            onChange={({ target }) => thumb.onValueChange(target.valueAsNumber)}
            style={thumbs.length > 1 ? { clipPath: clips[index] } : undefined}
            className={thumbOnly}
          />
        ))}
      </div>
      <div aria-hidden className="tabular -mt-1 flex justify-between text-caption text-ink-2">
        <span>{limits[0]}</span>
        <span>{limits[1]}</span>
      </div>
    </div>
  )
}
