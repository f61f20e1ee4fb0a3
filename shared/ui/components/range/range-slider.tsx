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

interface RangeSliderProps extends SliderLabels, SliderBounds {
  value: readonly [number, number]
  onChange: (value: [number, number]) => void
  /** The accessible names of the thumbs: "Lowest price", "Highest price". */
  thumbLabels: readonly [string, string]
  /** The values as screen readers announce them. */
  valueTexts: readonly [string, string]
}

/** A slider with a lower and an upper value, which never cross. */
export function RangeSlider({ label, shown, limits, value, onChange, ...rest }: RangeSliderProps) {
  const { thumbLabels, valueTexts, className, ...bounds } = rest
  const id = useId()
  return (
    <SliderFrame {...{ id, label, shown, limits, className }}>
      <Radix.Root
        {...bounds}
        value={[...value]}
        onValueChange={([low = value[0], high = value[1]]) => onChange([low, high])}
        className={sliderRoot}
      >
        <Radix.Track className={sliderTrack}>
          <Radix.Range className={sliderFill} />
        </Radix.Track>
        <Radix.Thumb
          aria-label={thumbLabels[0]}
          aria-valuetext={valueTexts[0]}
          className={sliderThumb}
        />
        <Radix.Thumb
          aria-label={thumbLabels[1]}
          aria-valuetext={valueTexts[1]}
          className={sliderThumb}
        />
      </Radix.Root>
    </SliderFrame>
  )
}
