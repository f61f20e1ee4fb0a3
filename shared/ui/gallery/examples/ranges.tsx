import { RangeSlider, Slider, StarRating, Stepper } from '../../components'
import { formatRupees } from '../../format'
import { Controlled, Example, type ExamplesProps } from '../example'

const SliderExamples = ({ t }: ExamplesProps) => (
  <Example name="lowest, middle, highest value">
    <Controlled initial={[1, 3.5, 5]}>
      {(control) => (
        <Slider
          label={t('Rating', 'रेटिंग')}
          shown={t(`${control.value} and up`, `${control.value} से ऊपर`)}
          valueText={t(`rated ${control.value} and up`, `${control.value} से ऊपर की रेटिंग`)}
          limits={['1.0', '5.0']}
          min={1}
          max={5}
          step={0.5}
          {...control}
        />
      )}
    </Controlled>
  </Example>
)

const ranges: readonly [number, number][] = [
  [0, 100_000],
  [20_000, 65_000],
  [40_000, 40_000],
]

const RangeSliderExamples = ({ t }: ExamplesProps) => (
  <Example name="everything, a part, both thumbs at one value">
    <Controlled initial={ranges}>
      {({ value: [low, high], onChange }) => (
        <RangeSlider
          label={t('Price', 'क़ीमत')}
          shown={`${formatRupees(low)} – ${formatRupees(high)}`}
          limits={[formatRupees(0), formatRupees(100_000)]}
          min={0}
          max={100_000}
          step={5000}
          value={[low, high]}
          onChange={onChange}
          thumbLabels={[t('Lowest price', 'न्यूनतम क़ीमत'), t('Highest price', 'अधिकतम क़ीमत')]}
          valueTexts={[formatRupees(low), formatRupees(high)]}
        />
      )}
    </Controlled>
  </Example>
)

function StarRatingExamples({ t, long }: ExamplesProps) {
  const starLabel = (stars: number) => t(`${stars} stars`, `${stars} सितारे`)
  return (
    <>
      <Example name="unrated, rated">
        <Controlled initial={[0, 4]}>
          {(control) => (
            <StarRating label={t('Coffee', 'कॉफ़ी')} starLabel={starLabel} {...control} />
          )}
        </Controlled>
      </Example>
      <Example name="error, long label">
        <Controlled initial={[0]}>
          {(control) => (
            <StarRating
              label={long}
              starLabel={starLabel}
              error={control.value === 0 && t('Rate the quiet.', 'शांति को रेटिंग दें।')}
              {...control}
            />
          )}
        </Controlled>
      </Example>
    </>
  )
}

const StepperExamples = ({ t }: ExamplesProps) => (
  <Example name="at its minimum, in between, at its maximum">
    <Controlled initial={[1, 5, 10]}>
      {(control) => (
        <Stepper
          label={t('Guests', 'मेहमान')}
          min={1}
          max={10}
          decreaseLabel={t('One guest fewer', 'एक मेहमान कम')}
          increaseLabel={t('One guest more', 'एक मेहमान और')}
          {...control}
        />
      )}
    </Controlled>
  </Example>
)

export const rangeExamples = {
  Slider: SliderExamples,
  RangeSlider: RangeSliderExamples,
  StarRating: StarRatingExamples,
  Stepper: StepperExamples,
}
