export {
  type ByLanguage,
  brandIn,
  byLanguage,
  inEachLanguage,
  inLanguage,
  type Language,
  languageOf,
  languages,
  languageToast,
} from '../languages'
export { type AgendaItem, agendaOf, reminderChoices } from './agenda'
export {
  type AppInfo,
  contractVersion,
  type Host,
  type ModeProps,
  type Navigation,
  supportsContract,
  type ToastMessage,
} from './contract'
export type {
  IconNode,
  ModeCard,
  ModeJson,
  ModeManifest,
  ModeScreens,
} from './manifest'
export {
  type CanaryEntry,
  type DisabledModes,
  parseRegistry,
  type RegistryContent,
  type RegistryEntry,
} from './registry'
