export { defineRoute, HostContext, lazyScreen, ModeFrame, useHost } from '@baithak/platform'
export {
  contractVersion,
  type Host,
  type Language,
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
export type { ModeId } from './modes'
