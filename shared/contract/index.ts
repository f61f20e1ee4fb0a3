export { type AgendaItem, agendaOf } from './agenda'
export {
  type AppInfo,
  contractVersion,
  type Host,
  type Mode,
  type ModeProps,
  type Navigation,
  type ToastMessage,
} from './contract'
export {
  type ByLanguage,
  brandIn,
  byLanguage,
  byLanguageSchema,
  inEachLanguage,
  inLanguage,
  type Language,
  languageOf,
  languageOfFile,
  languages,
  languageToast,
} from './languages'
export {
  fileHashesSchema,
  type IconNode,
  type ModeCard,
  type ModeJson,
  type ModeManifest,
  type ModeScreens,
  modeJsonSchema,
  releasedModeSchema,
} from './manifest'
export {
  type DisabledModes,
  parseRegistry,
  type RegistryContent,
  type Release,
} from './registry'
