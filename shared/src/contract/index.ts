export { type AgendaItem, type AgendaTexts, agendaOf, reminderChoices } from './agenda'
export {
  type AppInfo,
  contractVersion,
  type Host,
  type Language,
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
} from './manifest'
export {
  type CanaryEntry,
  type DisabledModes,
  parseRegistry,
  type RegistryContent,
  type RegistryEntry,
} from './registry'
