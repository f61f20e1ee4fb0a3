export {
  contractVersion,
  type Host,
  type Language,
  type ModeProps,
  type Navigation,
  type ToastMessage,
} from './contract'
export {
  type IconNode,
  type ModeCard,
  type ModeJson,
  type ModeManifest,
  modeJsonSchema,
  releasedModeSchema,
} from './manifest'
