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

export interface SliderProps extends SliderLabels, SliderBounds {
  value: number
  onChange: (value: number) => void
  /** What is said of the value: "rated 3.0 and up". */
  valueText: string
}

/** One value between two limits. */
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
