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
export { byLanguageSchema, parseByLanguage } from './languages/all-languages'
export { type ByLanguage, byLanguage, inLanguage, languageOfFile } from './languages/by-language'
export {
  brandIn,
  inEachLanguage,
  type Language,
  languageOf,
  languages,
  languageToast,
} from './languages/languages'
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
