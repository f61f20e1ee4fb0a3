import { SegmentedControl } from '../components'
import { type Settings, settingValues } from './settings'

interface SettingsBarProps {
  settings: Settings
  onChange: (changes: Partial<Settings>) => void
}

const labels: Record<Settings[keyof Settings], string> = {
  en: 'English',
  hi: 'हिन्दी',
  shared: 'Shell',
  work: 'Work',
  party: 'Party',
  gig: 'Gig',
  admin: 'Admin',
  phone: 'Phone',
  free: 'Free',
  light: 'Light',
  dark: 'Dark',
}

const segmentsOf = <Value extends keyof typeof labels>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: labels[value] }))

/** The switches above the gallery: language, accent, width and theme. */
export const SettingsBar = ({ settings, onChange }: SettingsBarProps) => (
  <header
    lang="en"
    className="top-0 z-30 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-rule bg-milk px-4 py-3 lg:sticky"
  >
    <h1 className="mr-auto text-h2">UI kit</h1>
    <SegmentedControl
      label="Language"
      className="*:flex-auto"
      segments={segmentsOf(settingValues.language)}
      value={settings.language}
      onChange={(language) => onChange({ language })}
    />
    <SegmentedControl
      label="Accent"
      className="*:flex-auto"
      segments={segmentsOf(settingValues.mode)}
      value={settings.mode}
      onChange={(mode) => onChange({ mode })}
    />
    <SegmentedControl
      label="Width"
      className="*:flex-auto"
      segments={segmentsOf(settingValues.width)}
      value={settings.width}
      onChange={(width) => onChange({ width })}
    />
    <SegmentedControl
      label="Theme"
      className="*:flex-auto"
      segments={segmentsOf(settingValues.theme)}
      value={settings.theme}
      onChange={(theme) => onChange({ theme })}
    />
  </header>
)
