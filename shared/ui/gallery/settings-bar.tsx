import { SegmentedControl } from '../components'
import { type Settings, settingValues } from './settings'

interface SettingsBarProps {
  settings: Settings
  onChange: (changes: Partial<Settings>) => void
}

const labels: Record<keyof Settings | Settings[keyof Settings], string> = {
  language: 'Language',
  en: 'English',
  hi: 'हिन्दी',
  mode: 'Accent',
  shared: 'Shell',
  work: 'Work',
  party: 'Party',
  gig: 'Gig',
  admin: 'Admin',
  width: 'Width',
  phone: 'Phone',
  free: 'Free',
  theme: 'Theme',
  light: 'Light',
  dark: 'Dark',
  state: 'State',
  rest: 'Rest',
  pressed: 'Pressed',
  focused: 'Focused',
}

const names = Object.keys(settingValues) as (keyof Settings)[]

/** The switches above the gallery. */
export const SettingsBar = ({ settings, onChange }: SettingsBarProps) => (
  <header
    lang="en"
    className="top-0 z-30 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-rule bg-milk px-4 py-3 lg:sticky"
  >
    <h1 className="mr-auto text-h2">UI kit</h1>
    {names.map((name) => (
      <SegmentedControl<Settings[keyof Settings]>
        key={name}
        label={labels[name]}
        className="*:flex-auto"
        segments={settingValues[name].map((value) => ({ value, label: labels[value] }))}
        value={settings[name]}
        onChange={(value) => onChange({ [name]: value })}
      />
    ))}
  </header>
)
