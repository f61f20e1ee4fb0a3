import { Slider as Radix } from 'radix-ui'
import { useId } from 'react'
import {
  type SliderBounds,
  SliderFrame,
  type SliderLabels,
  sliderFill,
  sliderRoot,
  sliderThumb,
  sliderTrack,
} from './slider-frame'

interface SliderProps extends SliderLabels, SliderBounds {
  value: number
  onChange: (value: number) => void
  /** The value as screen readers announce it: "rated 3.0 and up". */
  valueText: string
}

/** A slider with one value. */
export function Slider({
  label,
  shown,
  limits,
  value,
  onChange,
  valueText,
  className,
  ...bounds
}: SliderProps) {
  const id = useId()
  return (
    <SliderFrame {...{ id, label, shown, limits, className }}>
      <Radix.Root
        {...bounds}
        value={[value]}
        onValueChange={([next = value]) => onChange(next)}
        className={sliderRoot}
      >
        <Radix.Track className={sliderTrack}>
          <Radix.Range className={sliderFill} />
        </Radix.Track>
        <Radix.Thumb aria-labelledby={id} aria-valuetext={valueText} className={sliderThumb} />
      </Radix.Root>
    </SliderFrame>
  )
}
