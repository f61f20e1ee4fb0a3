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
import { Controlled, Example, type ExamplesProps } from '../example'

/** Of every field: with help, with an error, disabled. */
const notesOf = ({ t, long }: ExamplesProps) => ({
  help: { help: long },
  error: { error: t('Enter your name.', 'अपना नाम लिखें।') },
  disabled: { disabled: true },
})

function TextFieldExamples(props: ExamplesProps) {
  const { t, long } = props
  const label = t('Your name', 'आपका नाम')
  const name = t('Meera Iyer', 'मीरा अय्यर')
  return (
    <>
      <Example name="empty, with a placeholder, filled">
        <TextField label={label} />
        <TextField label={label} placeholder={name} />
        <TextField label={label} defaultValue={name} />
      </Example>
      <Example name="help, error, disabled">
        {Object.entries(notesOf(props)).map(([key, note]) => (
          <TextField key={key} label={label} defaultValue={name} {...note} />
        ))}
      </Example>
      <Example name="date, time, number">
        <TextField label={t('Date', 'तारीख़')} type="date" />
        <TextField label={t('Time', 'समय')} type="time" defaultValue="19:30" />
        <TextField label={t('Guests', 'मेहमान')} type="number" defaultValue={12} />
      </Example>
      <Example name="label for screen readers only, long value">
        <TextField label={label} labelHidden defaultValue={long} />
      </Example>
    </>
  )
}

function TextAreaExamples(props: ExamplesProps) {
  const { t } = props
  const text = {
    label: t('Message', 'संदेश'),
    rows: 2,
    placeholder: t('Write to the host', 'मेज़बान को लिखें'),
    full: t('The message is full.', 'संदेश पूरा भर गया है।'),
  }
  return (
    <>
      <Example name="empty, at its limit">
        {['', t('Is there a piano?', 'क्या पियानो है?')].map((initial) => (
          <Controlled key={initial} initial={[initial]}>
            {({ value, onChange }) => (
              <TextArea
                {...text}
                value={value}
                maxLength={initial.length || 200}
                onChange={(event) => onChange(event.target.value)}
              />
            )}
          </Controlled>
        ))}
      </Example>
      <Example name="help, error, disabled">
        {Object.entries(notesOf(props)).map(([key, note]) => (
          <TextArea key={key} {...text} {...note} value="" maxLength={200} onChange={() => {}} />
        ))}
      </Example>
    </>
  )
}

function SelectFieldExamples(props: ExamplesProps) {
  const { t, long } = props
  const label = t('City', 'शहर')
  const children = [t('Mumbai', 'मुंबई'), long].map((city) => <option key={city}>{city}</option>)
  return (
    <>
      <Example name="default, long value">
        <SelectField label={label}>{children}</SelectField>
        <SelectField label={label} defaultValue={long} key={long}>
          {children}
        </SelectField>
      </Example>
      <Example name="help, error, disabled">
        {Object.entries(notesOf(props)).map(([key, note]) => (
          <SelectField key={key} label={label} {...note}>
            {children}
          </SelectField>
        ))}
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

function SearchFieldExamples({ t, long }: ExamplesProps) {
  const label = t('Search cafés', 'कैफ़े खोजें')
  return (
    <>
      {(['md', 'lg'] as const).map((size) => (
        <Example key={size} name={`${size}: empty, long value, disabled`}>
          <SearchField label={label} placeholder={label} size={size} />
          <SearchField label={label} defaultValue={long} size={size} />
          <SearchField label={label} placeholder={label} size={size} disabled />
        </Example>
      ))}
      <Example name="narrow, without the icon">
        <SearchField label={label} placeholder={label} className="max-w-32" />
      </Example>
    </>
  )
}

const FieldExamples = ({ t, long }: ExamplesProps) => (
  <Example name="around a native control">
    <Field label={t('Colour', 'रंग')} help={long}>
      {(control) => <input type="color" defaultValue="#f2a81d" {...control} />}
    </Field>
  </Example>
)

const FieldNoteExamples = ({ long }: ExamplesProps) => (
  <Example name="help, error">
    <FieldNote id="note-help" help={long} />
    <FieldNote id="note-error" error={long} />
  </Example>
)

const LimitNoteExamples = ({ t }: ExamplesProps) => (
  <Example name="at the limit; below it, it is empty">
    {['abc', 'ab'].map((text) => (
      <LimitNote key={text} text={text} maxLength={3}>
        {t('The message is full.', 'संदेश पूरा भर गया है।')}
      </LimitNote>
    ))}
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
