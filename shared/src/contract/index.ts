export { defineRoute, HostContext, lazyScreen, ModeProviders, useHost } from '@baithak/platform'
export {
  contractVersion,
  type Host,
  type Language,
  type ModeId,
  type ModeProps,
  type Navigation,
  type ToastMessage,
} from './contract'
export { defineMode, type Mode } from './define-mode'
export {
  type IconNode,
  type ModeJson,
  type ModeManifest,
  modeJsonSchema,
  releasedModeSchema,
} from './manifest'
