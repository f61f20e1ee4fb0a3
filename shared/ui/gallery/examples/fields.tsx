import { Mail } from 'lucide-react'
import {
  controlVariants,
  Field,
  FieldNote,
  LimitNote,
  RecentSearches,
  SearchField,
  SelectField,
  TextArea,
  TextField,
} from '../../components'
import { Example, type ExamplesProps, Stateful } from '../example'

const longHelp = (t: ExamplesProps['t']) =>
  t(
    'We write to this address when a host answers your enquiry, and never for anything else.',
    'मेज़बान के जवाब देने पर ही हम इस पते पर लिखते हैं, और किसी काम के लिए नहीं।',
  )

function TextFieldExamples({ t }: ExamplesProps) {
  const label = t('Your name', 'आपका नाम')
  const name = t('Meera Iyer', 'मीरा अय्यर')
  return (
    <>
      <Example name="empty, with a placeholder, filled">
        <TextField label={label} />
        <TextField label={label} placeholder={name} />
        <TextField label={label} defaultValue={name} />
      </Example>
      <Example name="help, error">
        <TextField label={label} help={t('As on your ID.', 'जैसा पहचान-पत्र पर है।')} />
        <TextField label={label} error={t('Enter your name.', 'अपना नाम लिखें।')} />
      </Example>
      <Example name="focused: empty, filled, with an error" focused>
        <TextField label={label} placeholder={name} />
        <TextField label={label} defaultValue={name} />
        <TextField label={label} defaultValue="?" error={t('Enter your name.', 'अपना नाम लिखें।')} />
      </Example>
      <Example name="disabled: filled, empty, with an icon">
        <TextField label={label} defaultValue={name} disabled />
        <TextField label={label} placeholder={name} disabled />
        <TextField label={t('Email', 'ईमेल')} icon={Mail} placeholder={name} disabled />
      </Example>
      <Example name="icon, long help">
        <TextField label={t('Email', 'ईमेल')} type="email" icon={Mail} help={longHelp(t)} />
      </Example>
      <Example name="date, time, number">
        <TextField label={t('Date', 'तारीख़')} type="date" />
        <TextField label={t('Time', 'समय')} type="time" defaultValue="19:30" />
        <TextField label={t('Guests', 'मेहमान')} type="number" defaultValue={12} />
      </Example>
      <Example name="label for screen readers only, long value">
        <TextField
          label={label}
          labelHidden
          defaultValue={t(
            'Meera Subramaniam Venkataraman Krishnamurthy Iyer',
            'मीरा सुब्रमण्यम वेंकटरमन कृष्णमूर्ति अय्यर',
          )}
        />
      </Example>
    </>
  )
}

function TextAreaExamples({ t }: ExamplesProps) {
  const label = t('Message', 'संदेश')
  const full = t('The message is full.', 'संदेश पूरा भर गया है।')
  const help = { help: t('Only the host reads it.', 'इसे केवल मेज़बान पढ़ता है।') }
  const error = { error: t('Write a message.', 'संदेश लिखें।') }
  return (
    <>
      <Example name="empty, below its limit, at its limit">
        {['', t('Is there a piano?', 'क्या पियानो है?'), t('A table for two', 'दो की मेज़')].map(
          (initial, index) => (
            <Stateful key={initial} initial={initial}>
              {(value, setValue) => (
                <TextArea
                  label={label}
                  rows={2}
                  placeholder={t('Write to the host', 'मेज़बान को लिखें')}
                  value={value}
                  maxLength={index === 2 ? initial.length : 200}
                  full={full}
                  onChange={(event) => setValue(event.target.value)}
                />
              )}
            </Stateful>
          ),
        )}
      </Example>
      {[
        { name: 'help, error, disabled', states: [help, error, { disabled: true }] },
        { name: 'focused, with an error', states: [help, error], focused: true },
      ].map(({ states, ...example }) => (
        <Example key={example.name} {...example}>
          {states.map((state) => (
            <TextArea
              key={Object.keys(state).join()}
              label={label}
              rows={2}
              value=""
              maxLength={200}
              full={full}
              onChange={() => {}}
              {...state}
            />
          ))}
        </Example>
      ))}
    </>
  )
}

function SelectFieldExamples({ t }: ExamplesProps) {
  const label = t('City', 'शहर')
  const options = [
    t('Mumbai', 'मुंबई'),
    t('Bengaluru', 'बेंगलुरु'),
    t(
      'Thiruvananthapuram, Kovalam and the villages along the coast',
      'तिरुवनंतपुरम, कोवलम और समुद्र-तट के गाँव',
    ),
  ]
  const children = options.map((option) => <option key={option}>{option}</option>)
  return (
    <>
      <Example name="default, long value">
        <SelectField label={label}>{children}</SelectField>
        <SelectField label={label} defaultValue={options[2]} key={options[2]}>
          {children}
        </SelectField>
      </Example>
      <Example name="focused" focused>
        <SelectField label={label}>{children}</SelectField>
      </Example>
      <Example name="help, error, disabled">
        <SelectField label={label} help={t('Where you sit.', 'जहाँ आप बैठते हैं।')}>
          {children}
        </SelectField>
        <SelectField label={label} error={t('Choose a city.', 'शहर चुनें।')}>
          {children}
        </SelectField>
        <SelectField label={label} disabled>
          {children}
        </SelectField>
      </Example>
    </>
  )
}

const RecentSearchesExamples = ({ t }: ExamplesProps) => (
  <Example name="below the focused, empty field">
    <div className="relative mb-44">
      <SearchField label={t('Search cafés', 'कैफ़े खोजें')} />
      <RecentSearches
        kind="cafes"
        text=""
        isFocused
        hasResults={false}
        onChoose={() => {}}
        labels={{
          title: t('Recent searches', 'हाल की खोजें'),
          remove: (text) => t(`Remove ${text}`, `${text} हटाएँ`),
          removed: (text) => t(`${text} removed`, `${text} हटाया गया`),
          undo: t('Undo', 'वापस लाएँ'),
        }}
      />
    </div>
  </Example>
)

function SearchFieldExamples({ t }: ExamplesProps) {
  const label = t('Search cafés', 'कैफ़े खोजें')
  return (
    <>
      <Example name="md: empty, filled, disabled">
        <SearchField label={label} placeholder={label} />
        <SearchField label={label} defaultValue={t('Irani', 'ईरानी')} />
        <SearchField label={label} placeholder={label} disabled />
      </Example>
      <Example name="focused; long value" focused>
        <SearchField label={label} placeholder={label} />
        <SearchField label={label} size="lg" defaultValue={longHelp(t)} />
      </Example>
      <Example name="lg; narrow, without the icon">
        <SearchField label={label} placeholder={label} size="lg" />
        <SearchField label={label} placeholder={label} className="max-w-32" />
      </Example>
    </>
  )
}

const FieldExamples = ({ t }: ExamplesProps) => (
  <Example name="around a native control">
    <Field label={t('Colour', 'रंग')} help={t('For your badge.', 'आपके बैज के लिए।')}>
      {(control) => <input type="color" defaultValue="#f2a81d" {...control} />}
    </Field>
  </Example>
)

const FieldNoteExamples = ({ t }: ExamplesProps) => (
  <Example name="help, error, long error">
    <FieldNote id="note-help" help={longHelp(t)} />
    <FieldNote id="note-error" error={t('Enter an email address.', 'ईमेल पता लिखें।')} />
    <FieldNote
      id="note-long"
      error={t(
        'This address is already used by another member. Sign in there, or enter another one.',
        'यह पता किसी और सदस्य का है। उससे साइन इन करें, या दूसरा पता लिखें।',
      )}
    />
  </Example>
)

const LimitNoteExamples = ({ t }: ExamplesProps) => (
  <Example name="at the limit; below it, it is empty">
    <LimitNote text="abc" maxLength={3}>
      {t('The message is full.', 'संदेश पूरा भर गया है।')}
    </LimitNote>
    <LimitNote text="ab" maxLength={3}>
      {t('The message is full.', 'संदेश पूरा भर गया है।')}
    </LimitNote>
  </Example>
)

const ControlVariantExamples = ({ t }: ExamplesProps) => (
  <Example name="default, filled, invalid">
    {[controlVariants(false), controlVariants(false, true), controlVariants(true)].map((name) => (
      <div key={name} className={`${name} min-h-13 px-3.5`}>
        {t('The outline of a control', 'नियंत्रण की रूपरेखा')}
      </div>
    ))}
  </Example>
)

export const fieldExamples = {
  TextField: TextFieldExamples,
  TextArea: TextAreaExamples,
  SelectField: SelectFieldExamples,
  SearchField: SearchFieldExamples,
  RecentSearches: RecentSearchesExamples,
  Field: FieldExamples,
  FieldNote: FieldNoteExamples,
  LimitNote: LimitNoteExamples,
  controlVariants: ControlVariantExamples,
}
