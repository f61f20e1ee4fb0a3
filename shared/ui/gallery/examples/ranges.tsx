import { RangeSlider, Slider, StarRating, Stepper } from '../../components'
import { formatRupees } from '../../format'
import { Example, type ExamplesProps, Stateful } from '../example'

const SliderExamples = ({ t }: ExamplesProps) => (
  <>
    <Sliders t={t} name="lowest, middle, highest value" values={[1, 3.5, 5]} />
    <Sliders t={t} name="focused" values={[3.5]} focused />
  </>
)

interface ValuesProps extends ExamplesProps {
  name: string
  values: readonly number[]
  focused?: boolean
}

const Sliders = ({ t, values, ...example }: ValuesProps) => (
  <Example {...example}>
    {values.map((initial) => (
      <Stateful key={initial} initial={initial}>
        {(value, setValue) => (
          <Slider
            label={t('Rating', 'रेटिंग')}
            shown={t(`${value.toFixed(1)} and up`, `${value.toFixed(1)} से ऊपर`)}
            limits={['1.0', '5.0']}
            min={1}
            max={5}
            step={0.5}
            value={value}
            onChange={setValue}
            valueText={t(`rated ${value} and up`, `${value} से ऊपर की रेटिंग`)}
          />
        )}
      </Stateful>
    ))}
  </Example>
)

const ranges: readonly [number, number][] = [
  [0, 100_000],
  [20_000, 65_000],
  [40_000, 40_000],
]

const RangeSliderExamples = ({ t }: ExamplesProps) => (
  <Example name="everything, a part, both thumbs at one value">
    {ranges.map((initial) => (
      <Stateful key={initial.join()} initial={initial}>
        {(value, setValue) => {
          const [low, high] = value
          return (
            <RangeSlider
              label={t('Price', 'क़ीमत')}
              shown={`${formatRupees(low)} – ${formatRupees(high)}`}
              limits={[formatRupees(0), formatRupees(100_000)]}
              min={0}
              max={100_000}
              step={5000}
              value={value}
              onChange={setValue}
              thumbLabels={[t('Lowest price', 'न्यूनतम क़ीमत'), t('Highest price', 'अधिकतम क़ीमत')]}
              valueTexts={[formatRupees(low), formatRupees(high)]}
            />
          )
        }}
      </Stateful>
    ))}
  </Example>
)

function StarRatingExamples({ t }: ExamplesProps) {
  const starLabel = (stars: number) => t(`${stars} stars`, `${stars} सितारे`)
  return (
    <>
      {[
        { name: 'unrated, rated', values: [0, 4] },
        { name: 'focused', values: [3], focused: true },
      ].map(({ values, ...example }) => (
        <Example key={example.name} {...example}>
          {values.map((initial) => (
            <Stateful key={initial} initial={initial}>
              {(value, setValue) => (
                <StarRating
                  label={t('Coffee', 'कॉफ़ी')}
                  value={value}
                  onChange={setValue}
                  starLabel={starLabel}
                />
              )}
            </Stateful>
          ))}
        </Example>
      ))}
      <Example name="error, long label">
        <Stateful initial={0}>
          {(value, setValue) => (
            <StarRating
              label={t(
                'How quiet was it while you worked at the long table?',
                'लंबी मेज़ पर काम करते समय कितनी शांति थी?',
              )}
              value={value}
              onChange={setValue}
              starLabel={starLabel}
              error={value === 0 && t('Rate the quiet.', 'शांति को रेटिंग दें।')}
            />
          )}
        </Stateful>
      </Example>
    </>
  )
}

const StepperExamples = ({ t }: ExamplesProps) => (
  <>
    {[
      { name: 'at its minimum, in between, at its maximum', values: [1, 5, 10] },
      { name: 'focused', values: [5], focused: true },
      { name: 'a large value, without a maximum', values: [1_000_000], max: null },
    ].map(({ name, values, max, focused }) => (
      <Example key={name} name={name} {...(focused && { focused })}>
        {values.map((initial) => (
          <Stateful key={initial} initial={initial}>
            {(value, setValue) => (
              <Stepper
                label={t('Guests', 'मेहमान')}
                value={value}
                onChange={setValue}
                {...(max !== null && { max: 10 })}
                decreaseLabel={t('One guest fewer', 'एक मेहमान कम')}
                increaseLabel={t('One guest more', 'एक मेहमान और')}
              />
            )}
          </Stateful>
        ))}
      </Example>
    ))}
  </>
)

export const rangeExamples = {
  Slider: SliderExamples,
  RangeSlider: RangeSliderExamples,
  StarRating: StarRatingExamples,
  Stepper: StepperExamples,
}
