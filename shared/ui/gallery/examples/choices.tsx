import { Bell } from 'lucide-react'
import { CheckMark, OptionCard, SegmentedControl, SwitchRow } from '../../components'
import { Controlled, Example, type ExamplesProps } from '../example'

const types = ['checkbox', 'radio'] as const
const states = [{}, { defaultChecked: true }, { disabled: true }]
const keyOf = (state: object) => Object.keys(state).join()

const CheckMarkExamples = ({ t }: ExamplesProps) => (
  <Example name="checkbox, radio: off, on, disabled" row>
    {types.flatMap((type) =>
      states.map((state) => (
        <CheckMark
          key={type + keyOf(state)}
          type={type}
          aria-label={t('Window seat', 'खिड़की की सीट')}
          {...state}
        />
      )),
    )}
  </Example>
)

const OptionCardExamples = ({ t, long }: ExamplesProps) => (
  <>
    {types.map((type) => (
      <Example key={type} name={`${type}: off, on, disabled`}>
        {states.map((state) => (
          <OptionCard
            key={keyOf(state)}
            type={type}
            name={type}
            label={t('A microphone', 'माइक')}
            {...state}
          />
        ))}
      </Example>
    ))}
    <Example name="a description and a price, long text">
      <OptionCard
        type="checkbox"
        label={long}
        trailing={<span className="tabular text-h3">₹12,499</span>}
      >
        {long}
      </OptionCard>
    </Example>
  </>
)

const SegmentedControlExamples = ({ t }: ExamplesProps) => (
  <Example name="two, five, long labels">
    {[
      [t('List', 'सूची'), t('Map', 'नक़्शा')],
      [t('Mon', 'सोम'), t('Tue', 'मंगल'), t('Wed', 'बुध'), t('Thu', 'गुरु'), t('Fri', 'शुक्र')],
      [t('Pay at the café', 'कैफ़े में भुगतान करें'), t('Pay with the pass', 'पास से भुगतान करें')],
    ].map((labels) => (
      <Controlled key={labels.join()} initial={['0']}>
        {(control) => (
          <SegmentedControl
            label={t('View', 'दृश्य')}
            segments={labels.map((label, index) => ({ value: String(index), label }))}
            {...control}
          />
        )}
      </Controlled>
    ))}
  </Example>
)

const SwitchRowExamples = ({ t, long }: ExamplesProps) => (
  <Example name="off, on, disabled; icon and description, long text">
    <div>
      {states.map((state) => (
        <SwitchRow key={keyOf(state)} label={t('Notifications', 'सूचनाएँ')} {...state} />
      ))}
      <SwitchRow icon={Bell} label={long} description={long} />
    </div>
  </Example>
)

export const choiceExamples = {
  CheckMark: CheckMarkExamples,
  OptionCard: OptionCardExamples,
  SegmentedControl: SegmentedControlExamples,
  SwitchRow: SwitchRowExamples,
}
