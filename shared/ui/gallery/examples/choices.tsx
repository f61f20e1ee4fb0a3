import { Bell, Moon } from 'lucide-react'
import { CheckMark, OptionCard, SegmentedControl, SwitchRow } from '../../components'
import { Example, type ExamplesProps, Stateful } from '../example'

const types = ['checkbox', 'radio'] as const

const CheckMarkExamples = ({ t }: ExamplesProps) => (
  <>
    {types.map((type) => (
      <Example key={type} name={`${type}: off, on; disabled off, on`} row>
        {[false, true].flatMap((disabled) =>
          [false, true].map((on) => (
            <CheckMark
              key={`${disabled} ${on}`}
              type={type}
              aria-label={t('Window seat', 'खिड़की की सीट')}
              defaultChecked={on}
              disabled={disabled}
            />
          )),
        )}
      </Example>
    ))}
    <FocusedCheckMarks t={t} />
  </>
)

const FocusedCheckMarks = ({ t }: ExamplesProps) => (
  <Example name="focused: checkbox, radio" row focused>
    {types.map((type) => (
      <CheckMark key={type} type={type} aria-label={t('Window seat', 'खिड़की की सीट')} />
    ))}
  </Example>
)

const OptionCardExamples = ({ t }: ExamplesProps) => (
  <>
    <Example name="radio: one of several, with a description and a price">
      <OptionCard
        type="radio"
        name="plan"
        defaultChecked
        label={t('Gold', 'गोल्ड')}
        trailing={<span className="tabular text-h3">₹2,499</span>}
      >
        {t('Every café, any day of the week', 'हर कैफ़े, सप्ताह के किसी भी दिन')}
      </OptionCard>
      <OptionCard
        type="radio"
        name="plan"
        label={t('Silver', 'सिल्वर')}
        trailing={<span className="tabular text-h3">₹1,299</span>}
      >
        {t('Weekdays only', 'केवल सोमवार से शुक्रवार')}
      </OptionCard>
    </Example>
    <Example name="focused; pressed" focused pressed>
      <OptionCard type="checkbox" label={t('A microphone', 'माइक')} />
      <OptionCard type="checkbox" defaultChecked label={t('A piano', 'पियानो')} />
    </Example>
    <Example name="checkbox: off, on, disabled">
      <OptionCard type="checkbox" label={t('A microphone', 'माइक')} />
      <OptionCard type="checkbox" defaultChecked label={t('A piano', 'पियानो')} />
      <OptionCard type="checkbox" disabled label={t('A projector', 'प्रोजेक्टर')} />
    </Example>
    <Example name="long text">
      <OptionCard
        type="checkbox"
        defaultChecked
        label={t(
          'A sound engineer who stays until the last guest has left',
          'साउंड इंजीनियर, जो आख़िरी मेहमान के जाने तक रुकता है',
        )}
        trailing={<span className="tabular text-h3">₹12,499</span>}
      >
        {t(
          'Includes cables, two speakers, a mixer and the transport of all of them in the city.',
          'तार, दो स्पीकर, मिक्सर और शहर में इन सबको लाने-ले जाने का ख़र्च शामिल है।',
        )}
      </OptionCard>
    </Example>
  </>
)

const SegmentedControlExamples = ({ t }: ExamplesProps) => (
  <>
    <Segments
      t={t}
      name="two, three, five, long labels"
      labelLists={[
        [t('List', 'सूची'), t('Map', 'नक़्शा')],
        [t('Day', 'दिन'), t('Week', 'सप्ताह'), t('Month', 'महीना')],
        [t('Mon', 'सोम'), t('Tue', 'मंगल'), t('Wed', 'बुध'), t('Thu', 'गुरु'), t('Fri', 'शुक्र')],
        [t('Pay at the café', 'कैफ़े में भुगतान करें'), t('Pay with the pass', 'पास से भुगतान करें')],
      ]}
    />
    <Segments t={t} name="focused" focused labelLists={[[t('List', 'सूची'), t('Map', 'नक़्शा')]]} />
  </>
)

interface SegmentsProps extends ExamplesProps {
  name: string
  labelLists: readonly string[][]
  focused?: boolean
}

const Segments = ({ t, labelLists, ...example }: SegmentsProps) => (
  <Example {...example}>
    {labelLists.map((labels) => (
      <Stateful key={labels.length + labels.join()} initial="0">
        {(value, setValue) => (
          <SegmentedControl
            label={t('View', 'दृश्य')}
            value={value}
            onChange={setValue}
            segments={labels.map((label, index) => ({ value: String(index), label }))}
          />
        )}
      </Stateful>
    ))}
  </Example>
)

const SwitchRowExamples = ({ t }: ExamplesProps) => (
  <>
    <Example name="off, on">
      <div>
        <SwitchRow label={t('Notifications', 'सूचनाएँ')} />
        <SwitchRow label={t('Notifications', 'सूचनाएँ')} defaultChecked />
      </div>
    </Example>
    <Example name="focused" focused>
      <SwitchRow label={t('Notifications', 'सूचनाएँ')} defaultChecked />
    </Example>
    <Example name="disabled off, on">
      <div>
        <SwitchRow label={t('Notifications', 'सूचनाएँ')} disabled />
        <SwitchRow label={t('Notifications', 'सूचनाएँ')} disabled defaultChecked />
      </div>
    </Example>
    <Example name="icon, description, long text">
      <div>
        <SwitchRow
          icon={Bell}
          label={t('Notifications', 'सूचनाएँ')}
          description={t('When a host answers', 'जब मेज़बान जवाब दे')}
          defaultChecked
        />
        <SwitchRow
          icon={Moon}
          label={t(
            'Do not disturb me while I am checked in at a café',
            'जब मैं कैफ़े में बैठा हूँ, तब मुझे परेशान न करें',
          )}
          description={t(
            'Messages wait until you leave; calls of your host still come through.',
            'संदेश आपके निकलने तक रुकते हैं; मेज़बान के कॉल फिर भी आते हैं।',
          )}
        />
      </div>
    </Example>
  </>
)

export const choiceExamples = {
  CheckMark: CheckMarkExamples,
  OptionCard: OptionCardExamples,
  SegmentedControl: SegmentedControlExamples,
  SwitchRow: SwitchRowExamples,
}
